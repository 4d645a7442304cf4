import { randomBytes } from "node:crypto";
import { existsSync, rmSync, statfsSync } from "node:fs";
import { dirname } from "node:path";
import { writePrivateFile } from "../common/private-file.ts";

/** Bytes: what the log may add to the database, and the log of one part of what is erased. */
const RESERVE = 1_048_576;

/** A file that keeps room on the disk for erasing; random bytes, for what a file system could compress would keep none. */
const reserveOf = (file: string) => `${file}-reserve`;

/** Makes the reserve of a database where there is none, if the disk has so many times the room of it. */
export function keepReserve(file: string, times: number): void {
  if (existsSync(reserveOf(file))) return;
  try {
    const { bavail, bsize } = statfsSync(dirname(file));
    if (bavail * bsize >= times * RESERVE) writePrivateFile(reserveOf(file), randomBytes(RESERVE));
  } catch {
    // The next process to write tries again.
  }
}

/** Gives the room of the reserve to whoever writes next. */
export function freeReserve(file: string): void {
  rmSync(reserveOf(file), { force: true });
}
