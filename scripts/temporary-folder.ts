import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Gives a run of the tests a folder of its own for what it puts aside, and empties the machine of it at the end: tests,
 * servers and browsers ask the system where, and need not tidy up after a failure.
 *
 * @returns removes the folder (Vitest calls it when the run ends)
 */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "passerelle-tests-"));
  // Web servers and mail hosts under test run as other users.
  chmodSync(folder, 0o755);
  process.env["TMPDIR"] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
