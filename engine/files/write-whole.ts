import { randomUUID } from "node:crypto";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, open, realpath, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { namingFile } from "./write-failure.ts";

/** Hidden, so that no build takes it for a file of the owner. */
export const UNFINISHED = /^\..+\.saving-[0-9a-f-]{36}\.tmp$/;

/** The calls of the system that writing needs: a test puts a full disk, or a crash, in their place. */
export interface WriteCalls {
  readonly open: typeof open;
  readonly rename: typeof rename;
}

interface WriteOptions {
  /** Whether the file survives a power cut: for what nothing can make again. */
  readonly durable?: boolean;
  /** Called when all is ready; what it throws stops the writing. */
  readonly check?: () => Promise<void>;
  readonly calls?: WriteCalls;
}

/**
 * Writes a file so that at any moment, whatever fails, either the old or the new one is there, whole: written beside its
 * place, then renamed. A link stays a link, and a file keeps its mode.
 *
 * @throws the system's error, which names the file; the file is as it was
 */
export async function writeWhole(
  path: string,
  content: string | Uint8Array | Iterable<Uint8Array>,
  { durable = false, check = async () => {}, calls = { open, rename } }: WriteOptions = {},
): Promise<void> {
  const target = await realpath(path).catch(() => path);
  const part = partOf(target);
  try {
    const mode = await stat(target).then(
      (found) => found.mode & 0o777,
      () => 0o644,
    );
    await mkdir(dirname(target), { recursive: true });
    const handle = await calls.open(part, "wx", mode);
    try {
      await handle.writeFile(content);
      if (durable) await handle.sync();
    } finally {
      await handle.close();
    }
    await check();
    await calls.rename(part, target);
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    throw namingFile(error, target);
  }
  if (durable) await folderToDisk(dirname(target));
}

/** The same where nobody can wait, for what can be made again. @throws as `writeWhole` does */
export function writeWholeSync(path: string, content: string | Uint8Array): void {
  const part = partOf(path);
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(part, content);
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    throw namingFile(error, path);
  }
}

function partOf(path: string): string {
  return join(dirname(path), `.${basename(path)}.saving-${randomUUID()}.tmp`);
}

/** Syncs a folder, so that a new name, or that one is gone, survives a power cut; some systems cannot do it, and need not. */
export async function folderToDisk(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
