import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writePrivateFile } from "./private-file.ts";

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
