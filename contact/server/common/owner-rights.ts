import { statSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { saying, ToldError } from "../words/owner-words.ts";

const ROOT = 0;

/** Whether root works in a folder of somebody else's, who may have put a link there to what only root may touch. */
export function isRootInForeign(folder: string): boolean {
  return process.geteuid?.() === ROOT && (statSync(folder, { throwIfNoEntry: false })?.uid ?? ROOT) !== ROOT;
}

/**
 * Goes on, all of this process, with the rights of a folder's owner, where it is root and the folder is somebody else's: no
 * link is followed then, and no file changed, that the owner could not follow or change. What the person named is opened by
 * `asCaller`.
 *
 * @throws {ToldError} where the owner cannot enter the folder by its path
 */
export function workAsOwner(folder: string): void {
  if (!isRootInForeign(folder)) return;
  const { uid, gid } = statSync(folder);
  process.seteuid?.(uid);
  const group = ownGroup() ?? gid;
  process.seteuid?.(ROOT);
  process.setgroups?.([group]);
  process.setegid?.(group);
  process.seteuid?.(uid);
  try {
    statSync(join(folder, "."));
  } catch (cause) {
    throw new ToldError(saying("folder-unreachable", { folder, user: uid }), { cause });
  }
}

/** The group of the effective user; undefined where the system does not know that user. */
function ownGroup(): number | undefined {
  try {
    return userInfo().gid;
  } catch {
    return undefined;
  }
}

/** Does a piece of work with the rights that this process was started with: for files that a person named. */
export function asCaller<Result>(work: () => Result): Result {
  const owner = process.geteuid?.();
  if (owner === process.getuid?.()) return work();
  process.seteuid?.(ROOT);
  try {
    return work();
  } finally {
    process.seteuid?.(owner ?? ROOT);
  }
}
