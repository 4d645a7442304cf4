import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** What a line of a stack ends with. */
const POSITION = /:(\d+):(\d+)\)?$/;

/**
 * Where in the sources an error of the bundled renderer was thrown, such as "site/pages/home/view.tsx:12"; undefined where
 * nothing of the project's own is on its stack.
 *
 * @param renderer the bundle's file, with its source map beside it
 */
export function placeOfError({ stack = "" }: Error, renderer: string): string | undefined {
  if (!existsSync(`${renderer}.map`)) return undefined;
  const map = new SourceMap(JSON.parse(readFileSync(`${renderer}.map`, "utf8")));
  return stack
    .split("\n")
    .map((line) => placeOfFrame(line, renderer, map))
    .find((place) => place !== undefined && !/[\\/]node_modules[\\/]/.test(place));
}

function placeOfFrame(line: string, renderer: string, map: SourceMap): string | undefined {
  const [, row, column] = POSITION.exec(line) ?? [];
  if (row === undefined || !(line.includes(pathToFileURL(renderer).href) || line.includes(renderer))) return undefined;
  const entry = map.findEntry(Number(row) - 1, Number(column) - 1);
  if (!("originalSource" in entry)) return undefined;
  return `${relative(".", resolve(dirname(renderer), entry.originalSource))}:${entry.originalLine + 1}`;
}
