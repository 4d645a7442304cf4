import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { projectFolder } from "../project-folder.mjs";
import { SetupError } from "./run-step.mjs";

/** The oldest Node that everything of ours runs on: older ones fail on a header named __proto__ (CVE-2026-21710). */
const OLDEST = [24, 14, 1];

/**
 * Path of a Node that runs the project: the one pinned in package.json where its registry has one for this platform,
 * else the running one if it is new enough.
 */
export function pinnedNode() {
  const platform = process.platform === "win32" ? "win" : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const binary = join(projectFolder, "node_modules", name, "bin", process.platform === "win32" ? "node.exe" : "node");
  if (isNewEnough(binary)) return binary;
  if (isNewEnough(process.execPath)) return process.execPath;
  throw new SetupError(
    `Node ${OLDEST.join(".")} is needed, this is ${process.version}, and the package ${name} (see optionalDependencies) ` +
      `does not run here. Install Node ${OLDEST.join(".")} or newer from https://nodejs.org/ and try again.`,
  );
}

/**
 * Whether a version is not older than another.
 *
 * @param {string} version such as "24.14.1"; what follows the third number does not count
 * @param {readonly number[]} floor major, minor and patch
 */
export function isAtLeast(version, floor) {
  const parts = version.split(".").map((part) => Number.parseInt(part, 10));
  const first = floor.findIndex((part, index) => part !== parts[index]);
  return first === -1 || Number(parts[first]) > Number(floor[first]);
}

/** Whether a Node binary runs, and says that it is new enough. */
function isNewEnough(/** @type {string} */ binary) {
  const { status, stdout } = spawnSync(binary, ["-v"], { encoding: "utf8" });
  return status === 0 && isAtLeast(stdout.slice(1), OLDEST);
}
