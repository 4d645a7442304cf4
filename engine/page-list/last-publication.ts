import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeWhole } from "../files/write-whole.ts";
import type { PageList } from "./page-list.ts";

/** The last publication of this machine. */
export interface Publication {
  /** ISO date and time. */
  readonly at: string;
  readonly list: PageList;
}

/** The folder of a build's report, which also remembers the last publication. */
export function reportFolder(build: string): string {
  return `${build}-report`;
}

const fileOf = (build: string) => join(reportFolder(build), "last-publication.json");

/**
 * The last publication of a build's folder from this machine; undefined before the first, or when it is not remembered.
 */
export async function lastPublication(build: string): Promise<Publication | undefined> {
  try {
    return JSON.parse(await readFile(fileOf(build), "utf8")) as Publication;
  } catch {
    return undefined;
  }
}

/** Remembers what is online, for the report of the next build. */
export async function rememberPublication(build: string, publication: Publication): Promise<void> {
  await writeWhole(fileOf(build), JSON.stringify(publication));
}
