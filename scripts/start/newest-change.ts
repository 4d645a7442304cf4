import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * When the newest of some files and folders changed, in milliseconds since 1970; 0 without any. A folder counts
 * too: its own time changes when a file in it is removed.
 */
export function newestChange(paths: readonly string[]): number {
  return Math.max(0, ...paths.map(changeOf));
}

function changeOf(path: string): number {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, newestChange(readdirSync(path).map((name) => join(path, name))));
}
