import type { ErrorCode } from "yaml";
import type { ProblemDetails } from "../owner-messages/problem-details.ts";

/** A line `key: value` or `- value` in parts. */
const LINE = /^(\s*(?:- +)*(?:[\w.-]+:[ \t]+|- +))(\S.*?)(\s*)$/;
/** How a value begins that YAML takes for a sign of its own. */
const SIGN = /^[*&!%@`]/;
/** A value whose quote is closed on its own line. */
const CLOSED = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*(?:#.*)?$/;

/** A line with its value in quotes, where nothing but them is missing; else the line as it is. */
export function quoteLine(line: string): string {
  const [, key = "", value = ""] = LINE.exec(line) ?? [];
  const needsQuotes = SIGN.test(value) || (/:(?:\s|$)/.test(value) && !/^["'[{|>#]/.test(value));
  return needsQuotes ? `${key}${JSON.stringify(value)}` : line;
}

/** A line on which the colon after the name is missing, or another sign stands in its place. */
const WITHOUT_COLON = /^(\s*(?:- +)*)([\w.-]+)\s*(?:[=;,：]|\s)\s*(\S.*?)\s*$/;

/** Where a syntax error is, and what is said of it. */
type SyntaxProblem = ProblemDetails & { readonly line: number };

/**
 * Says in plain words what a syntax error means, and what to write instead.
 *
 * @param lines of the file
 * @param number of the line with the error, from 1
 */
export function syntaxProblem(lines: readonly string[], code: ErrorCode, number: number): SyntaxProblem {
  const open = unclosedQuote(lines, number);
  if (open !== undefined) return open;
  const line = lines[number - 1] ?? "";
  const spaced = line.replace(/^[\t ]+/, (indent) => indent.replaceAll("\t", "  "));
  switch (code) {
    case "TAB_AS_INDENT":
      return { line: number, id: "tab-first", values: { write: spaced } };
    case "DUPLICATE_KEY":
      return { line: number, id: "key-twice", values: { name: line.trim().split(":")[0] ?? "" } };
    case "UNEXPECTED_TOKEN":
    case "MISSING_CHAR":
      return { line: number, id: "line-not-understood", values: { line: line.trim(), write: withColon(line) } };
    default:
      return { line: number, id: "line-out-of-place", values: {} };
  }
}

/** A line as `name: "value"`. */
function withColon(line: string): string {
  const [, indent = "", name = "", value = "…"] = WITHOUT_COLON.exec(line) ?? [];
  return name === "" ? '…: "…"' : `${indent}${name}: ${JSON.stringify(value)}`.trimStart();
}

/** The line nearest above an error that opens a quote and does not close it. */
function unclosedQuote(lines: readonly string[], number: number): SyntaxProblem | undefined {
  for (let index = Math.min(number, lines.length) - 1; index >= 0; index -= 1) {
    const [, key = "", value = ""] = LINE.exec(lines[index] ?? "") ?? [];
    if (!/^["']/.test(value) || CLOSED.test(value)) continue;
    const text = value.slice(1).replace(/["']$/, "");
    const write = `${key}"${text.replaceAll('"', '\\"')}"`.trim();
    return { line: index + 1, id: "quote-open", values: { write } };
  }
  return undefined;
}
