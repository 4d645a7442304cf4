import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writePrivateFile } from "./private-file.ts";

/** Remembers a time across restarts. */
export interface TimeMemory {
  /** Milliseconds since 1970; 0 where there is none. */
  read(): number;
  write(time: number): void;
}

/** Keeps it in a file of the data folder; where that is not writable, only as long as the process runs. */
export function timeMemory(dataDir: string, name: string): TimeMemory {
  const file = join(dataDir, name);
  let latest: number | undefined;
  return {
    read: () => latest ?? storedTime(file),
    write(time) {
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
