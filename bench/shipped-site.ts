import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { MANIFEST_FILE, type Manifest } from "#engine/manifest/manifest.ts";
import { runGenerator } from "#tests/support/setup/run-generator.ts";

/** A page of each template of the site, by the name under which it is measured. */
export const templates = {
  home: "/fr/",
  presentation: "/fr/presentation/",
  services: "/fr/services/",
  service: "/fr/services/gestion-de-projet-immobilier-investissement/",
  blog: "/fr/blog/",
  tag: "/fr/tag/finance/",
  article: "/fr/passerelle-adapte-geste-barriere/",
  contact: "/fr/contact/",
  text: "/fr/mention-legale/",
} as const;

/** Name of a template. */
export type Template = keyof typeof templates;

/**
 * Builds the shipped content into a folder.
 *
 * @throws {Error} with the generator's own words when the build fails
 */
export async function buildShippedSite(out: string): Promise<string> {
  const { code, errors } = await runGenerator(["--out", out]);
  if (code !== 0) throw new Error(`The site could not be built:\n${errors}`);
  return out;
}

/** The manifest of a built site. */
export async function readManifest(siteFolder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(siteFolder, MANIFEST_FILE), "utf8")) as Manifest;
}
