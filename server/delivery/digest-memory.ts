import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FILE = "last-digest";

/** Remembers over restarts when the last digest was sent. */
export interface DigestMemory {
  /** Milliseconds since 1970; 0 where there was none. */
  read(): number;
  write(time: number): void;
}

/** A memory in the data folder. Where that cannot be written, it lasts as long as the process. */
export function digestMemory(dataDir: string): DigestMemory {
  const file = join(dataDir, FILE);
  let latest = 0;
  return {
    read: () => Math.max(latest, storedTime(file)),
    write(time) {
      latest = time;
      try {
        mkdirSync(dataDir, { recursive: true, mode: 0o700 });
        writeFileSync(file, `${new Date(time).toISOString()}\n`, { mode: 0o600 });
      } catch {
        // Then the next process may send one digest more.
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
