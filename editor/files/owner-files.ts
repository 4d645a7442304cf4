import { existsSync } from "node:fs";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { writeFailure } from "#engine/files/write-failure.ts";
import { folderToDisk, UNFINISHED, type WriteCalls, writeWhole } from "#engine/files/write-whole.ts";
import { Refused } from "../words/refused.ts";

export function placeOf(folder: string, path: string): string {
  return join(folder, ...path.split("/"));
}

/** The bytes of a file of the content folder; null where it is not there. @throws {Refused} where nobody can tell */
export async function bytesAt(folder: string, path: string): Promise<Buffer | null> {
  return readFile(placeOf(folder, path)).catch(({ code = "" }: NodeJS.ErrnoException) => {
    // A text is not taken for deleted because a stick was pulled.
    if (!existsSync(folder)) throw folderGone(folder);
    if (code === "ENOENT" || code === "ENOTDIR") return null;
    throw Refused.because("cannot-be-opened", { file: path, code }, 403);
  });
}

/** Why nothing can be read or written: the folder itself is not there. */
export function folderGone(folder: string): Refused {
  return Refused.because("folder-gone", { folder }, 503);
}

/**
 * Writes a file of the owner, whole or not at all (`writeWhole`).
 *
 * @param path absolute
 * @param name how errors call it
 * @param check called when all is ready; what it throws stops the saving
 * @throws {Refused} "read-only", "disk-full" or "cannot-save"; the file is as it was
 */
export async function saveWhole(
  path: string,
  name: string,
  bytes: Uint8Array,
  check?: () => Promise<void>,
  calls?: WriteCalls,
): Promise<void> {
  if (!(await isWritable(path))) throw Refused.because("read-only", { file: name }, 403);
  const options = { durable: true, ...(check && { check }), ...(calls && { calls }) };
  await writeWhole(path, bytes, options).catch((error: unknown) => {
    throw error instanceof Refused ? error : inWords(error, name);
  });
}

/** Removes a file for good, also where the power fails. @param name how errors call it @throws {Refused} as `saveWhole` does */
export async function removeWhole(path: string, name: string): Promise<void> {
  await rm(path, { force: true }).catch((error: unknown) => {
    throw inWords(error, name);
  });
  await folderToDisk(dirname(path));
}

/** Whether a file may be written; one that is not there yet may. */
export async function isWritable(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  // Its mode is read, because to an administrator everything is writable.
  return found === undefined || (found.mode & 0o222) !== 0;
}

/** Removes what an earlier run left unfinished in a folder and those below. */
export async function removeUnfinished(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const unfinished = entries.filter((entry) => entry.isFile() && UNFINISHED.test(entry.name));
  await Promise.all(unfinished.map(({ parentPath, name }) => rm(join(parentPath, name), { force: true })));
}

/** What kept a file from being written, in the owner's words. */
export function inWords(error: unknown, name: string): Error {
  const failure = writeFailure(error);
  if (failure?.reason === "disk-full") return Refused.because("disk-full", {}, 507);
  const { code = "" } = error as NodeJS.ErrnoException;
  // That the file itself may be written was seen before; Windows says the same of one that another program holds.
  if (failure?.reason === "not-allowed" && code !== "EPERM")
    return Refused.because("folder-read-only", { folder: dirname(failure.file) }, 403);
  if (failure?.reason === "not-allowed") return Refused.because("read-only", { file: name }, 403);
  if (code !== "") return Refused.because("cannot-save", { code }, 500);
  return error instanceof Error ? error : new Error(String(error));
}
