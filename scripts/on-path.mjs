import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * The file of a program on PATH; undefined where it is not installed.
 *
 * @param {string} program
 * @returns {string | undefined}
 */
export function onPath(program) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, program)).find(isExecutable);
}

/**
 * Whether this user may run a file.
 *
 * @param {string} file
 */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
