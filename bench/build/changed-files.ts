import { lstat } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest } from "../../contract/manifest.ts";
import { readManifest } from "../site/read-manifest.ts";

/** A file of a build: what is in it, and which file of the disk it is. */
export interface FileState {
  readonly etag: string;
  /** Changes when the file is written again, even with the same bytes. */
  readonly written: string;
}

/** Every file of a build, compressed twins included, by its path below the root. */
export type BuildState = ReadonlyMap<string, FileState>;

/** Reads the state of a build. */
export async function readBuildState(folder: string): Promise<BuildState> {
  const state = new Map<string, FileState>();
  for (const { file, etag } of formsOf(await readManifest(folder))) {
    const { ino, mtimeMs } = await lstat(join(folder, file));
    state.set(file, { etag, written: `${ino} ${mtimeMs}` });
  }
  return state;
}

function formsOf({ files, notFound }: Manifest): { readonly file: string; readonly etag: string }[] {
  return [...Object.values(files), ...Object.values(notFound)]
    .flatMap(({ identity, br, gzip }) => [identity, br, gzip])
    .filter((form) => form !== undefined);
}

/** How many files a build wrote anew, and of how many the bytes differ from those before. */
export function compareBuilds(before: BuildState, after: BuildState): { rewritten: number; changed: number } {
  let rewritten = 0;
  let changed = 0;
  for (const [file, { etag, written }] of after) {
    const earlier = before.get(file);
    if (earlier?.written !== written) rewritten += 1;
    if (earlier?.etag !== etag) changed += 1;
  }
  return { rewritten, changed };
}
