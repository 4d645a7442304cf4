import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

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
