import { execFileSync, spawnSync } from "node:child_process";

/** Runs a program in its own namespace, where it may mount. */
const UNSHARE = "unshare";
const MOUNT = 'mount -t tmpfs -o size="$2" none "$1"';

/** Why no private file system can be mounted here, for the name of a test that is skipped. */
export const noSmallDisk =
  spawnSync(UNSHARE, ["-rm", "sh", "-c", MOUNT, "sh", "/mnt", "1m"]).status === 0
    ? undefined
    : " (skipped: no private file system can be mounted here)";

/**
 * Runs a script whose argument is a folder on a small file system, which only that process sees, and which is gone with it.
 *
 * @param size such as "1m"
 * @param further arguments of the script, after the folder
 * @returns what the script printed, from JSON
 */
export function onSmallDisk(script: string, folder: string, size = "1m", ...further: readonly string[]) {
  const run = `${MOUNT} && folder=$1 && shift 2 && node=$1 script=$2 && shift 2 && exec "$node" "$script" "$folder" "$@"`;
  const words = [folder, size, process.execPath, script, ...further];
  const output = execFileSync(UNSHARE, ["-rm", "sh", "-c", run, "sh", ...words], { encoding: "utf8" });
  return JSON.parse(output) as Readonly<Record<string, unknown>>;
}
