import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Writes a file that only its owner may read, in place of what has its name. Nothing that is there is opened, be it a link or
 * a pipe. On a full disk the one before stays: a file is whole or not there.
 *
 * @param flush whether it is on the disk afterwards; not for what runs with Node's permissions (`--permission`)
 * @throws the system's error
 */
export function writePrivateFile(file: string, content: string | Uint8Array, flush = false): void {
  const part = `${file}.${process.pid}.part`;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    rmSync(part, { force: true });
    writeFileSync(part, content, { mode: 0o600, flag: "wx", flush });
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

export type TimeMemory = ReturnType<typeof timeMemory>;

/**
 * Remembers a time across restarts and for other servers, in a file of the data folder; where that is not writable, only as
 * long as the process runs.
 */
export function timeMemory(dataDir: string, name: string) {
  const file = join(dataDir, name);
  let unwritten: number | undefined;
  return {
    /** 0 where no time was written yet. */
    read: () => unwritten ?? storedTime(file),
    write(time: number): void {
      try {
        writePrivateFile(file, `${new Date(time).toISOString()}\n`);
        unwritten = undefined;
      } catch {
        // The next process may then tell the owner once more.
        unwritten = time;
      }
    },
  };
}

function storedTime(file: string): number {
  try {
    return Date.parse(readFileSync(file, "utf8").trim()) || 0;
  } catch {
    return 0;
  }
}
