import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Figure } from "./figure.ts";
import type { Machine } from "./machine.ts";

/** What one run of the bench measured. */
export interface Result {
  /** When it began, ISO 8601. */
  readonly date: string;
  readonly machine: Machine;
  /** How often each visit was repeated. */
  readonly runs: number;
  readonly figures: readonly Figure[];
}

/** Writes a result beside the earlier ones; gives its file. */
export async function saveResult(folder: string, result: Result): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${result.date.slice(0, 19).replaceAll(":", "-")}.json`);
  await writeFile(file, `${JSON.stringify(result, null, 2)}\n`);
  return file;
}

/** Every result of a folder, the oldest first. */
export async function readResults(folder: string): Promise<readonly Result[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".json")).sort();
  return Promise.all(files.map(async (name) => JSON.parse(await readFile(join(folder, name), "utf8")) as Result));
}

/** Of each group, the newest result that has it. */
export function newestByGroup(results: readonly Result[]): ReadonlyMap<string, Result> {
  const newest = new Map<string, Result>();
  for (const result of results) {
    for (const group of new Set(result.figures.map((figure) => figure.group))) {
      const figures = result.figures.filter((figure) => figure.group === group);
      newest.set(group, { ...result, figures });
    }
  }
  return newest;
}
