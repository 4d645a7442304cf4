import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const KEY_FILE = "form-key";
const KEY_BYTES = 32;

/**
 * The secret that signs time tokens, kept in the data folder so that a restart does not spoil the forms people are
 * filling. Where the folder cannot be written, one that lasts as long as the process.
 */
export function tokenKey(dataDir: string): Uint8Array {
  const file = join(dataDir, KEY_FILE);
  const key = randomBytes(KEY_BYTES);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(file, key, { flag: "wx", mode: 0o600 });
    return key;
  } catch {
    return storedKey(file) ?? key;
  }
}

function storedKey(file: string): Uint8Array | undefined {
  try {
    const stored = readFileSync(file);
    return stored.length === KEY_BYTES ? stored : undefined;
  } catch {
    return undefined;
  }
}
