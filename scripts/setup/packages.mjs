import { execFile } from "node:child_process";
import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { homedir } from "node:os";
import { join, win32 } from "node:path";
import { projectFolder } from "../project-folder.mjs";
import { isInstalled, partOf, untrustedPackages, wishesOf } from "./lockfile.mjs";
import { inProgress, SetupError } from "./run-step.mjs";

/** @import { Asked, Lockfile, Wishes } from "./lockfile.mjs" */

/** Lockfiles that npm reads in place of package-lock.json, or beside it. */
const OTHER_LOCKFILES = ["npm-shrinkwrap.json", "yarn.lock", "pnpm-lock.yaml"];

const modules = join(projectFolder, "node_modules");
/** Whatever settings the user, the machine or the environment has: all that is asked for, and nothing that it brings is run. */
const NPM_OPTIONS = [
  ...["--ignore-scripts", "--no-audit", "--no-fund", "--json", "--loglevel=silent", "--prefer-offline"],
  ...["--package-lock", "--install-strategy=hoisted", "--include=dev", "--include=optional"],
];

/**
 * Where packages are installed before they take the place of those that are there: these work until then. Each process has a
 * folder of its own, because two commands may be started at once.
 */
const waiting = join(projectFolder, ".cache", "packages");
const beside = join(waiting, String(process.pid));

/**
 * Brings what is asked for of package-lock.json into node_modules; leaves it alone if that is there, also beside more, and
 * where it cannot be brought.
 *
 * One pass is enough although the system's Node may be 20: npm skips an optional package whose `engines` refuse the
 * running Node, and none of ours refuses 20.19. The tree is the one that Node 24 installs.
 *
 * @param {Asked} asked
 * @returns {Promise<boolean>} whether anything was installed
 */
export async function installPackages(asked) {
  const other = OTHER_LOCKFILES.find((name) => existsSync(join(projectFolder, name)));
  if (other !== undefined)
    throw new SetupError(
      `Nothing was installed. npm would follow ${other} in place of package-lock.json. Delete that file, then try again.`,
    );
  const lock = readJson(join(projectFolder, "package-lock.json"));
  if (lock === undefined)
    throw new SetupError("package-lock.json is missing or damaged. Get it back: git checkout package-lock.json");
  const untrusted = untrustedPackages(lock);
  if (untrusted.length > 0)
    throw new SetupError(
      `Nothing was installed. package-lock.json lists what the registry does not vouch for:\n  ${untrusted.join("\n  ")}\n` +
        "If you did not mean that, get the file back: git checkout package-lock.json",
    );
  const isThere = (/** @type {string} */ folder) => {
    const installed = readJson(join(folder, ".package-lock.json"));
    // A folder that was removed halfway is still in npm's list.
    const isWhole = (/** @type {string} */ path) =>
      existsSync(join(folder, path.slice("node_modules/".length), "package.json"));
    return isInstalled(lock, installed, asked) && Object.keys(installed.packages).every(isWhole);
  };
  if (isThere(modules)) return false;
  if (process.env.VITEST !== undefined)
    throw new SetupError(
      "node_modules is not what package-lock.json lists, and tests are running from it: run npm test anew.",
    );

  try {
    removeLeftovers();
    // Node is as large as all the rest: both come at the same time.
    const results = await inProgress("Installing the packages of package-lock.json", () =>
      Promise.allSettled(wishesOf(lock, asked).map((wishes) => install(lock, wishes))),
    );
    const [installed = "", ...more] = results.map((result) => {
      if (result.status === "rejected") throw result.reason;
      return result.value;
    });
    for (const folder of more) addTo(folder, installed);
    if (!isThere(installed))
      throw new SetupError(
        "npm installed something other than package-lock.json lists, and it was removed again. " +
          "Look at npm's settings (npm config ls) and at the variables whose names begin with npm_config_.",
      );
    putInPlace(installed, isThere);
  } catch (error) {
    if (!(error instanceof Error && "syscall" in error)) throw error;
    throw new SetupError(
      `The packages were not put in place: ${error.message}. The set-up needs to write in ${projectFolder}: ` +
        "look at who owns it and whether its disk is full, then try again.",
    );
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
  return true;
}

/** Removes what was left by set-ups that were ended before they were done. */
function removeLeftovers() {
  for (const name of existsSync(waiting) ? readdirSync(waiting) : []) {
    if (name !== String(process.pid) && isRunning(Number(name))) continue;
    try {
      rmSync(join(waiting, name), { recursive: true, force: true });
    } catch {
      // An npm that outlived its set-up still writes there: the next set-up removes it.
    }
  }
}

function isRunning(/** @type {number} */ pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return isError(error, "EPERM");
  }
}

/**
 * Puts packages in the place of node_modules, unless another command has meanwhile put some there that do.
 *
 * @param {string} installed
 * @param {(folder: string) => boolean} isThere whether a folder has what is asked for
 */
function putInPlace(installed, isThere) {
  const away = join(beside, "replaced");
  while (!isThere(modules)) {
    rmSync(away, { recursive: true, force: true });
    try {
      renameSync(modules, away);
    } catch (error) {
      if (!isError(error, "ENOENT")) throw error;
    }
    try {
      // What was moved may be what another has put there a moment ago.
      renameSync(isThere(away) ? away : installed, modules);
    } catch (error) {
      // Another was first: what it put there is looked at.
      if (existsSync(modules)) continue;
      if (existsSync(away)) renameSync(away, modules);
      throw error;
    }
  }
}

function isError(/** @type {unknown} */ error, /** @type {string} */ code) {
  return error instanceof Error && "code" in error && error.code === code;
}

/** Installs a part of the lockfile in a folder of its own. @returns its node_modules */
async function install(/** @type {Lockfile} */ lock, /** @type {Wishes} */ wishes) {
  const folder = join(beside, "devDependencies" in wishes ? "packages" : "node");
  const part = partOf(lock, wishes);
  const manifest = { ...readJson(join(projectFolder, "package.json")), ...part.packages[""] };
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of Object.entries({ "package.json": manifest, "package-lock.json": part }))
    writeFileSync(join(folder, file), JSON.stringify(content));
  copyFileSync(join(projectFolder, ".npmrc"), join(folder, ".npmrc"));
  const [program, args] = npmProgram(["ci", ...NPM_OPTIONS, ...ownCache()]);
  await new Promise((resolve, reject) => {
    execFile(program, args, { cwd: folder }, (error, out, err) => {
      if (error === null) return resolve(out);
      const said = /"summary": (".*")/.exec(out)?.[1];
      const why = said === undefined ? err.trim() || error.message : JSON.parse(said);
      reject(
        new SetupError(
          `The packages could not be installed; what was there still is. npm says: ${why.replace(/[.\s]*$/, ".")} ` +
            "Where the registry cannot be reached, check the network and npm's proxy settings; then try again.",
        ),
      );
    });
  });
  return join(folder, "node_modules");
}

/** A cache below the project where npm may not write in its own: users of services often have no home. */
function ownCache() {
  try {
    const place = process.env.npm_config_cache ?? homedir();
    mkdirSync(place, { recursive: true });
    accessSync(place, constants.W_OK);
    return [];
  } catch {
    return [`--cache=${join(projectFolder, ".cache", "npm")}`];
  }
}

/** Moves the packages of a node_modules, their programs and npm's list of them into another. */
function addTo(/** @type {string} */ from, /** @type {string} */ to) {
  const list = ".package-lock.json";
  const [added, there] = [from, to].map((folder) => readJson(join(folder, list)));
  for (const name of readdirSync(from)) {
    if (name !== ".bin") renameSync(join(from, name), join(to, name));
  }
  mkdirSync(join(to, ".bin"), { recursive: true });
  const programs = existsSync(join(from, ".bin")) ? readdirSync(join(from, ".bin")) : [];
  for (const name of programs) renameSync(join(from, ".bin", name), join(to, ".bin", name));
  writeFileSync(join(to, list), JSON.stringify({ ...there, packages: { ...there?.packages, ...added?.packages } }));
}

/**
 * How npm is started without a shell: on Windows `npm` is a script of the shell, which Node starts only inside one
 * (CVE-2024-27980), so that the running Node is given npm's own program. That is the npm which started us, else the one
 * that came with Node; elsewhere the npm on PATH does.
 *
 * The Node is the one that npm itself runs on: the scripts that it starts find the project's own first, which goes with
 * node_modules.
 *
 * @param {readonly string[]} args
 * @param {{ platform: string, execPath: string, env: Readonly<Record<string, string | undefined>> }} machine
 * @returns {[string, string[]]} a program and its arguments
 */
export function npmProgram(args, { platform, execPath, env } = process) {
  const { npm_execpath: script, npm_node_execpath: node = execPath } = env;
  if (script?.endsWith("npm-cli.js") && !node.startsWith(modules)) return [node, [script, ...args]];
  if (platform !== "win32") return ["npm", [...args]];
  return [execPath, [win32.join(win32.dirname(execPath), "node_modules/npm/bin/npm-cli.js"), ...args]];
}

function readJson(/** @type {string} */ file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
