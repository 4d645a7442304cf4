import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Writes a small file that only its owner may read, in place of the one before. On a full disk that one stays: a file is
 * whole or not there.
 *
 * @throws the system's error
 */
export function writePrivateFile(file: string, content: string | Uint8Array): void {
  const part = `${file}.${process.pid}.part`;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    writeFileSync(part, content, { mode: 0o600 });
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}
