import { join, resolve } from "node:path";

/** Where everything of one site lies. Folders are absolute. */
export interface SiteFolders {
  /** The folder of its configuration, with its code. */
  readonly site: string;
  readonly content: string;
  readonly out: string;
  /** What can be made again: no other site shares it. */
  readonly cache: string;
}

/**
 * The folders of the project's own site, or of another.
 *
 * @param root the project's folder
 * @param folder the folder of another site, which holds its content, its build and its cache too
 */
export function siteFolders(root: string, folder?: string): SiteFolders {
  const site = resolve(folder ?? join(root, "site"));
  const place = site === resolve(root, "site") ? root : site;
  return { site, content: join(place, "content"), out: join(place, "dist"), cache: join(place, ".cache") };
}
