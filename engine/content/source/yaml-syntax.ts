import type { ErrorCode } from "yaml";
import type { ProblemDetails } from "../../owner-messages/problem-details.ts";

/** A line `key: value` or `- value` in parts. */
export const YAML_LINE = /^(\s*(?:- +)*(?:[\w.-]+:[ \t]+|- +))(\S(?:.*\S)?)(\s*)$/;
/** How a value begins that YAML takes for one of its signs. */
const SIGN = /^[*&!%@`]/;
/** A value that only begins with a list, a group or a quotation: `[Guide] Acheter`, `{brand} à Porto`, `"Oui" au oui`. */
const BEGINS_OTHERWISE = /^(?:\[[^\]]*\]|\{[^}]*\}|"[^"]*"|'[^']*')\s*[^\s#,\]}]/;
/** How a value begins that is more than a line of text. */
const MORE_THAN_TEXT = /^["'[{|>]/;
/** A value whose quote is closed on its own line. */
const CLOSED = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*(?:#.*)?$/;

/** A line with its value in quotes, where nothing but them is missing; else the line as it is. */
export function quoteLine(line: string): string {
  const [, key = "", value = ""] = YAML_LINE.exec(line) ?? [];
  const holdsSign = /:(?:\s|$)|(?<!\S)#\S/.test(value) && !MORE_THAN_TEXT.test(value) && !/^#\s/.test(value);
  const needsQuotes = SIGN.test(value) || BEGINS_OTHERWISE.test(value) || holdsSign;
  return needsQuotes ? `${key}${JSON.stringify(value)}` : line;
}

/** A line with another sign in place of the colon, or without the space after it. */
const OTHER_SIGN = /^(\s*(?:- +)*)([\w.-]+)(?:\s*[=;：]\s*|:(?![\s/\d]))(\S.*?)\s*$/;
/** A line that has no sign between a name and its value. */
const NO_SIGN = /^(\s*(?:- +)*)([\w.-]+)\s+(\S(?:.*\S)?)\s*$/;

/** Where a syntax error is, and what is said of it. */
export type SyntaxProblem = ProblemDetails & { readonly line: number };

/**
 * Says in plain words what a syntax error means, and what to write instead.
 *
 * @param lines of the file
 * @param number of the line with the error, from 1
 */
export function syntaxProblem(lines: readonly string[], code: ErrorCode, number: number): SyntaxProblem {
  const open = unclosedQuote(lines, number);
  if (open !== undefined) return open;
  const unsigned = withoutColon(lines, code, number);
  if (unsigned !== undefined) return unsigned;
  const line = lines[number - 1] ?? "";
  const spaced = line.replace(/^[\t ]+/, (indent) => indent.replaceAll("\t", "  "));
  switch (code) {
    case "TAB_AS_INDENT":
      return { line: number, id: "tab-first", values: { write: spaced } };
    case "DUPLICATE_KEY":
      return { line: number, id: "key-twice", values: { name: line.trim().split(":")[0] ?? "" } };
    default:
      return { line: number, id: "line-out-of-place", values: {} };
  }
}

/** The parser's error for most lines without a colon. */
const NO_COLON: readonly ErrorCode[] = ["UNEXPECTED_TOKEN", "MISSING_CHAR", "MULTILINE_IMPLICIT_KEY"];

/** The line with an error or the last one above it, if there is no colon between its name and its value. */
function withoutColon(lines: readonly string[], code: ErrorCode, number: number): SyntaxProblem | undefined {
  const written = [...lines.entries()].slice(0, number).filter(([, line]) => /^\s*[^\s#]/.test(line));
  const near = written.slice(-2);
  const [index, line] =
    near.findLast((entry) => OTHER_SIGN.test(entry[1])) ??
    (NO_COLON.includes(code) ? (near.findLast((entry) => !entry[1].includes(":")) ?? near.at(-1)) : undefined) ??
    [];
  if (index === undefined || line === undefined) return undefined;
  const [, before = "", name = "…", value = "…"] = OTHER_SIGN.exec(line) ?? NO_SIGN.exec(line) ?? [];
  const write = `${before}${name}: ${value.startsWith('"') ? value : JSON.stringify(value)}`.trimStart();
  return { line: index + 1, id: "line-not-understood", values: { line: line.trim(), write } };
}

/** The line nearest above an error that opens a quote and does not close it. */
function unclosedQuote(lines: readonly string[], number: number): SyntaxProblem | undefined {
  for (let index = Math.min(number, lines.length) - 1; index >= 0; index -= 1) {
    const [, key = "", value = ""] = YAML_LINE.exec(lines[index] ?? "") ?? [];
    if (!/^["']/.test(value) || CLOSED.test(value)) continue;
    const text = value.slice(1).replace(/["']$/, "");
    const write = `${key}"${text.replaceAll('"', '\\"')}"`.trim();
    return { line: index + 1, id: "quote-open", values: { write } };
  }
  return undefined;
}
