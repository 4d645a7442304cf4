import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { projectFolder } from "./project-folder.mjs";
import { SetupError } from "./setup-error.mjs";

/** The major version of Node that everything of ours runs on. */
const MAJOR = 24;

/**
 * Path of a Node that runs the project: the one pinned in package.json where its registry has one for this platform,
 * else the running one if it is new enough.
 */
export function pinnedNode() {
  const platform = process.platform === "win32" ? "win" : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const binary = join(projectFolder, "node_modules", name, "bin", process.platform === "win32" ? "node.exe" : "node");
  if (majorOf(binary) === MAJOR) return binary;
  if (majorOf(process.execPath) >= MAJOR) return process.execPath;
  throw new SetupError(
    `Node ${MAJOR} is needed, this is ${process.version}, and the package ${name} (see optionalDependencies) does not ` +
      `run here. Install Node ${MAJOR} or newer from https://nodejs.org/ and try again.`,
  );
}

/** Major version that a Node binary says it has; 0 if it does not run. */
function majorOf(/** @type {string} */ binary) {
  const { status, stdout } = spawnSync(binary, ["-v"], { encoding: "utf8" });
  return status === 0 ? Number.parseInt(stdout.slice(1), 10) : 0;
}
