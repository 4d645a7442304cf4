import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { WriteCalls } from "#engine/files/write-whole.ts";
import { Refused } from "../words/refused.ts";
import type { History } from "./history.ts";
import { inWords, isWritable, saveWhole } from "./save-whole.ts";

/** Files that change together. */
export interface FileChanges {
  /** What each holds afterwards; null for one that goes. */
  readonly files: ReadonlyMap<string, string | Uint8Array | null>;
  /** Files that only get another name: their versions go with them. By the old name. */
  readonly moved?: ReadonlyMap<string, string>;
}

/** A file and its bytes; null where it is not there. */
type Held = readonly [path: string, bytes: Uint8Array | null];

/** What is still to be written, should the editor end in the middle of it. */
const JOURNAL = "changes.json";

/**
 * Changes several files: all of them, or none. What each held before, and holds then, is kept as a version. What is being
 * changed is written down first, so that the next start finishes it.
 *
 * @param folder the content folder
 * @throws {Refused} "read-only", "disk-full" or "cannot-save"; every file is as it was
 */
export async function changeFiles(
  folder: string,
  history: History,
  { files, moved = new Map() }: FileChanges,
  calls?: WriteCalls,
): Promise<void> {
  const place = (path: string) => join(folder, ...path.split("/"));
  const put = ([path, bytes]: Held) =>
    bytes === null
      ? rm(place(path), { force: true }).catch((error: unknown) => {
          throw inWords(error, path);
        })
      : saveWhole(place(path), path, bytes, undefined, calls);
  const paths = [...new Set([...files.keys(), ...moved.keys(), ...moved.values()])];
  const before = await Promise.all(paths.map(async (path): Promise<Held> => [path, await bytesAt(place(path), path)]));
  const held = new Map(before);
  for (const [path, bytes] of before) {
    if (!(await isWritable(place(path)))) throw Refused.because("read-only", { file: path }, 403);
    if (bytes !== null) await history.keep(path, bytes);
  }
  const after = new Map<string, Uint8Array | null>();
  for (const [from, to] of moved) after.set(from, null).set(to, held.get(from) ?? null);
  for (const [path, content] of files) after.set(path, content === null ? null : Buffer.from(content));
  const journal = join(history.folder, JOURNAL);
  await saveWhole(journal, JOURNAL, asJournal([...after]));
  const done: Held[] = [];
  try {
    for (const change of after) {
      await put(change);
      done.push([change[0], held.get(change[0]) ?? null]);
    }
  } catch (error) {
    // What was refused must not happen at the next start, whatever fails now: each text is among its versions.
    await rm(journal, { force: true });
    for (const change of done.reverse()) await put(change).catch(() => undefined);
    throw error;
  }
  for (const [from, to] of moved) await history.move(from, to);
  for (const [path, bytes] of after) if (bytes !== null) await history.keep(path, bytes).catch(() => undefined);
  await rm(journal, { force: true });
}

/** Finishes the changes that an earlier run had begun. */
export async function finishChanges(folder: string, history: History): Promise<void> {
  const journal = join(history.folder, JOURNAL);
  const text = await readFile(journal, "utf8").catch(() => undefined);
  if (text === undefined) return;
  const after = JSON.parse(text) as readonly (readonly [path: string, base64: string | null])[];
  for (const [path, base64] of after) {
    const file = join(folder, ...path.split("/"));
    // Another program may have written it since.
    const now = await bytesAt(file, path);
    if (now !== null) await history.keep(path, now);
    if (base64 === null) await rm(file, { force: true });
    else await saveWhole(file, path, Buffer.from(base64, "base64"));
  }
  await rm(journal, { force: true });
}

function asJournal(held: readonly Held[]): Buffer {
  const lines = held.map(([path, bytes]) => [path, bytes === null ? null : Buffer.from(bytes).toString("base64")]);
  return Buffer.from(JSON.stringify(lines));
}

async function bytesAt(file: string, name: string): Promise<Uint8Array | null> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw inWords(error, name);
  });
}
