import { readdirSync } from "node:fs";
import { join } from "node:path";
import { isExecutable, onPath } from "./on-path.mjs";

/** Where Debian keeps each version's programs; only those of clients are on PATH. */
const DEBIAN = "/usr/lib/postgresql";

/**
 * The file of a program of PostgreSQL, of the newest version installed; undefined where there is none.
 *
 * @param {string} program such as "initdb"
 * @returns {string | undefined}
 */
export function postgresProgram(program) {
  return debianFolders()
    .map((folder) => join(folder, program))
    .concat(onPath(program) ?? [])
    .find(isExecutable);
}

function debianFolders() {
  try {
    const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
    return versions.map((version) => join(DEBIAN, version, "bin"));
  } catch {
    return [];
  }
}
