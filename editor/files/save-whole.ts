import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, realpath, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Refused } from "../words/refused.ts";

/** Hidden, so that the build does not take it for a file of the owner. */
const UNFINISHED = /^\..+\.saving-[0-9a-f-]{36}\.tmp$/;

/** The calls of the system that saving needs: a test puts a full disk, or a crash, in their place. */
export interface SaveCalls {
  readonly open: typeof open;
  readonly rename: typeof rename;
}

/**
 * Writes a file so that at any moment, whatever fails, either the old or the new one is there, whole: written beside its
 * place, brought to the disk, then renamed.
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
  check: () => Promise<void> = async () => {},
  calls: SaveCalls = { open, rename },
): Promise<void> {
  // A link stays a link: the file that it leads to is written.
  const target = await realpath(path).catch(() => path);
  const part = join(dirname(target), `.${basename(target)}.saving-${randomUUID()}.tmp`);
  try {
    const mode = await writableMode(target, name);
    await mkdir(dirname(target), { recursive: true });
    await writeToDisk(part, bytes, mode, calls);
    await check();
    await calls.rename(part, target);
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    throw error instanceof Refused ? error : inWords(error, name);
  }
  await folderToDisk(dirname(target));
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

async function writableMode(target: string, name: string): Promise<number> {
  if (!(await isWritable(target))) throw Refused.because("read-only", { file: name }, 403);
  const found = await stat(target).catch(() => undefined);
  return found === undefined ? 0o644 : found.mode & 0o777;
}

async function writeToDisk(part: string, bytes: Uint8Array, mode: number, calls: SaveCalls): Promise<void> {
  const handle = await calls.open(part, "wx", mode);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Syncs a folder, so that the new name survives a power cut; some systems cannot do it, and need not. */
async function folderToDisk(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

/** What the system said, as the owner is told it. */
export function inWords(error: unknown, name: string): Error {
  const code = (error as NodeJS.ErrnoException).code ?? "";
  if (["ENOSPC", "EDQUOT", "EFBIG"].includes(code)) return Refused.because("disk-full", { file: name }, 507);
  if (["EACCES", "EPERM", "EROFS"].includes(code)) return Refused.because("read-only", { file: name }, 403);
  if (code !== "") return Refused.because("cannot-save", { file: name, code }, 500);
  return error instanceof Error ? error : new Error(String(error));
}
