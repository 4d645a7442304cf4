import { damageIn } from "./damaged-text.ts";
import { lineOf, type Problem } from "./problem.ts";
import { readSettings, type YamlSource } from "./yaml-source.ts";

/** A Markdown file in two parts: YAML between two lines of three hyphens, then the text. */
export interface FrontMatterFile {
  readonly source: YamlSource;
  readonly body: string;
}

/** Empty lines above the first fence are passed over. */
const FENCED = /^(?<before>(?:[ \t]*\n)*)---[ \t]*\n(?:(?<settings>[\s\S]*?)\n)??---[ \t]*(?:\n|$)/;

/** Splits a Markdown file; gives the error where it has no front matter, or two versions, in which all other mistakes follow from that. */
export function readFrontMatter(file: string, text: string): FrontMatterFile | Problem {
  const parts = frontMatterParts(text);
  const [damage] = damageIn(file, text);
  if (damage?.id === "merge-mark") return damage;
  if (parts === undefined) {
    return damage ?? { file, line: lineOf(text, "---"), id: "head-missing", values: { write: "---" } };
  }
  const [open, settings, , body] = parts;
  return { source: readSettings(file, settings, open.split("\n").length), body };
}

/**
 * The front matter and what stands around it: fence, settings, fence with its line break, text; undefined for a file
 * without it.
 */
export function frontMatterParts(
  text: string,
): readonly [open: string, settings: string, close: string, body: string] | undefined {
  const match = FENCED.exec(text);
  if (match === null) return undefined;
  const { before = "", settings = "" } = match.groups ?? {};
  const [start, end] = [text.indexOf("\n", before.length) + 1, match[0].length];
  return [text.slice(0, start), settings, text.slice(start + settings.length, end), text.slice(end)];
}

/** The text below the front matter; all of a text without it. */
export function withoutFrontMatter(text: string): string {
  return frontMatterParts(text)?.[3] ?? text;
}
