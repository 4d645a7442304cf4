import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The file of a program on PATH; undefined where it is not installed. */
export function onPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, program)).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
