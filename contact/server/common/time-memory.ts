import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writePrivateFile } from "./private-file.ts";

export type TimeMemory = ReturnType<typeof timeMemory>;

/**
 * Remembers a time across restarts, in a file of the data folder; where that is not writable, only as long as the process
 * runs.
 */
export function timeMemory(dataDir: string, name: string) {
  const file = join(dataDir, name);
  let latest: number | undefined;
  return {
    /** 0 where no time was written yet. */
    read: () => latest ?? storedTime(file),
    write(time: number): void {
      latest = time;
      try {
        writePrivateFile(file, `${new Date(time).toISOString()}\n`);
      } catch {
        // The next process may then tell the owner once more.
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
