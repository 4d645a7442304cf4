import { accessSync, constants, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Where Debian keeps servers; only administrators have these folders on PATH. */
const SYSTEM_FOLDERS = process.platform === "win32" ? [] : ["/usr/local/sbin", "/usr/sbin", "/sbin"];
/** How the name of a program's file may end. */
const ENDINGS = process.platform === "win32" ? [".exe"] : [""];
/** Where Debian keeps each version's programs of PostgreSQL; only those of clients are on PATH. */
const POSTGRES = "/usr/lib/postgresql";

/**
 * The file of a program on PATH, or among the servers that the system installed; undefined where it is not installed.
 *
 * @param {string} program
 * @returns {string | undefined}
 */
export function onPath(program) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return [...folders, ...SYSTEM_FOLDERS]
    .flatMap((folder) => ENDINGS.map((ending) => join(folder, program + ending)))
    .find(isExecutable);
}

/**
 * The file of a program of PostgreSQL, of the newest version installed; undefined where there is none.
 *
 * @param {string} program such as "initdb"
 * @returns {string | undefined}
 */
export function postgresProgram(program) {
  return postgresFolders()
    .map((folder) => join(folder, program))
    .concat(onPath(program) ?? [])
    .find(isExecutable);
}

function postgresFolders() {
  try {
    const versions = readdirSync(POSTGRES).sort((a, b) => Number(b) - Number(a));
    return versions.map((version) => join(POSTGRES, version, "bin"));
  } catch {
    return [];
  }
}

/** Whether this user may run a file. */
function isExecutable(/** @type {string} */ file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
