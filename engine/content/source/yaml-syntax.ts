import type { Document, LineCounter } from "yaml";
import type { ProblemDetails } from "../../owner-messages/problem-details.ts";

/** A line `key: value` or `- value` in parts. */
export const YAML_LINE = /^(\s*(?:- +)*(?:[\w.-]+:[ \t]+|- +))(\S(?:.*\S)?)(\s*)$/;
/** A value that only begins with a list, a group or a quotation: `[Guide] Acheter`, `{brand} à Porto`, `"Oui" au oui`. */
const BEGINS_OTHERWISE = /^(?:\[[^\]]*\]|\{[^}]*\}|"[^"]*"|'[^']*')\s*[^\s#,\]}]/;
/** How a list, a group or a quotation begins. */
const OPENING = /^["'[{]/;
/** A value whose quote is closed on its own line. */
const CLOSED = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*(?:#.*)?$/;
/** A line with something else than a colon and a space between a name and its value. */
const UNSIGNED = /^(\s*(?:- +)*)([\w.-]+)(?:\s*(?:::+|[=;：])\s*|:(?![\s/])|\s+(?=\S))(.*?)\s*$/;

/** A line with its value in quotes, if that is a text; else the line as it is. */
export function quoteLine(line: string): string {
  const [, key = "", value = ""] = YAML_LINE.exec(line) ?? [];
  const isText = value !== "" && !CLOSED.test(value) && (!OPENING.test(value) || BEGINS_OTHERWISE.test(value));
  return isText ? `${key}${JSON.stringify(value)}` : line;
}

/** Where a syntax error is, and what is said of it. */
export type SyntaxProblem = ProblemDetails & { readonly line: number };

/** A parsed text with the quotes that were missing in it. */
export interface ParsedYaml {
  /** Its lines are where they were. */
  readonly quoted: string;
  readonly document: Document.Parsed;
  readonly positions: LineCounter;
}

/** How a line may have been meant. */
interface Writing {
  readonly line: number;
  readonly text: string;
  readonly id: "quote-open" | "tab-first" | "line-out-of-place" | "line-not-understood" | "line-unreadable";
}

/** Lines above an error that may be its cause, beside those that leave a quote or a bracket open. */
const NEAR = 3;
/** Mistakes of one line that are put right together. */
const STEPS = 3;

/**
 * What is wrong on the line of a syntax error or near it, and the text without that. Every way in which a line may have
 * been meant is tried: the one after which most of the text can be read is what the owner is told to write; where none
 * helps, the line is taken away, and the text is incomplete.
 *
 * @param number of the line with the error, from 1
 * @param reach how far a text can be read: the line of its first error
 */
export function repaired(text: string, number: number, reach: (text: string) => number) {
  const lines = text.split("\n");
  const withLine = ({ line, text: own }: Writing) => lines.with(line - 1, own).join("\n");
  const best = (writings: readonly Writing[]) =>
    writings
      .filter((writing) => reach(writing.text.trimStart()) === Infinity)
      .map((writing) => ({ writing, reach: reach(withLine(writing)) }))
      .filter((tried) => tried.reach > number)
      // The first of those that reach as far: sorting is stable.
      .toSorted((a, b) => (a.reach === b.reach ? 0 : b.reach - a.reach))[0]?.writing;
  const said = [...lines.keys()].filter((index) => /^\s*[^\s#]/.test(lines[index] ?? ""));
  const above = said.filter((index) => index < number).reverse();
  const near = [...above.slice(0, NEAR), ...said.filter((index) => index >= number).slice(0, 1)];
  const none: Writing = { line: number, text: "", id: "line-unreadable" };
  const {
    line,
    id,
    text: own,
  } = best([
    ...above.flatMap((index) => closed(lines[index] ?? "").map((way) => ({ line: index + 1, ...way }))),
    ...near.flatMap((index) => meant(lines, index).map((way) => ({ line: index + 1, ...way }))),
  ]) ??
  best(near.map((index) => ({ ...none, line: index + 1 }))) ??
  none;
  const write = id === "tab-first" || id === "line-out-of-place" ? own : own.trimStart();
  const problem = { line, id, values: { line: (lines[line - 1] ?? "").trim(), write } } as SyntaxProblem;
  return { problem, text: withLine({ line, text: own, id }), isWhole: id !== "line-unreadable" };
}

/** What a line that YAML does not understand may have been meant to be: first where one mistake is put right, then several. */
function meant(lines: readonly string[], index: number): Way[] {
  const found = new Map<string, Way["id"]>();
  let last = [lines[index] ?? ""];
  for (let step = 1; step <= STEPS; step += 1) {
    const ways = last.flatMap((line) => corrected(line, [lines[index - 1], lines[index + 1]]));
    last = [];
    for (const { text, id } of ways) {
      if (found.has(text) || text === lines[index]) continue;
      found.set(text, step === 1 ? id : "line-not-understood");
      last.push(text);
    }
  }
  return [...found].map(([text, id]) => ({ text, id }));
}

type Way = Pick<Writing, "text" | "id">;

/** A line with what it opens closed. */
function closed(line: string): Way[] {
  const [, key = "", value = ""] = YAML_LINE.exec(line) ?? [];
  const [opening] = OPENING.exec(value) ?? [];
  if (opening === undefined || CLOSED.test(value)) return [];
  if (opening === "[" || opening === "{") {
    const end = opening === "[" ? "]" : "}";
    return value.includes(end) ? [] : [{ text: `${key}${value}${end}`, id: "line-not-understood" }];
  }
  const text = value.slice(1).replace(/["']$/, "").replaceAll('"', '\\"');
  return [{ text: `${key}"${text}"`, id: "quote-open" }];
}

/** A line with one mistake put right, in every way. */
function corrected(line: string, neighbours: readonly (string | undefined)[]): Way[] {
  const [, before = "", name = "", value = ""] = YAML_LINE.test(line) ? [] : (UNSIGNED.exec(line) ?? []);
  const id: Way["id"] = /^\s*\t/.test(line) ? "tab-first" : "line-out-of-place";
  const ways: Way[] = neighbours.map((other) => ({
    text: line.replace(/^\s*/, /^ */.exec(other ?? "")?.[0] ?? ""),
    id,
  }));
  const others = [
    ...(name === "" ? [] : [`${before}${name}: ${value}`.trimEnd()]),
    // A list has no names, unless each of its items has them.
    line.replace(/^(\s*)- +(?=[\w.-]+:\s)/, "$1"),
    // Only some letters may follow a \ between quotes.
    line.replace(/\\(?![\\"nt])/g, "\\\\"),
  ];
  return [
    ...ways,
    { text: line.replaceAll("\t", "  "), id },
    ...others.map((text): Way => ({ text, id: "line-not-understood" })),
    ...closed(line),
  ].filter(({ text }) => text !== line);
}
