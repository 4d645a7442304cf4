import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { PageList } from "./page-list.ts";

/** What this machine last put online. */
export interface Publication {
  /** ISO date and time. */
  readonly at: string;
  readonly list: PageList;
}

/** @param root the project's folder */
const fileIn = (root: string) => join(root, ".cache/last-publication.json");

/** What this machine last put online; undefined where it has not yet, or does not remember. */
export async function lastPublication(root: string): Promise<Publication | undefined> {
  try {
    return JSON.parse(await readFile(fileIn(root), "utf8")) as Publication;
  } catch {
    return undefined;
  }
}

/** Remembers what is online, for the report of the next build. */
export async function rememberPublication(root: string, publication: Publication): Promise<void> {
  const file = fileIn(root);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(publication));
}
