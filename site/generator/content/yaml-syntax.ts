import type { ErrorCode } from "yaml";
import type { Problem } from "./problem.ts";

/** A line `key: value` or `- value` in parts. */
export const YAML_LINE = /^(\s*(?:- +)*(?:[\w.-]+:[ \t]+|- +))(\S.*?)(\s*)$/;
/** How a value begins that YAML takes for a sign of its own. */
const SIGN = /^[*&!%@`]/;
/** A value whose quote is closed on its own line. */
const CLOSED = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*(?:#.*)?$/;

/** A line with its value in quotes, where nothing but them is missing; else the line as it is. */
export function quoteLine(line: string): string {
  const [, key = "", value = ""] = YAML_LINE.exec(line) ?? [];
  const needsQuotes = SIGN.test(value) || (/:(?:\s|$)/.test(value) && !/^["'[{|>#]/.test(value));
  return needsQuotes ? `${key}${JSON.stringify(value)}` : line;
}

/**
 * Says in plain words what a syntax error means, and what to write instead.
 *
 * @param lines of the file
 * @param number of the line with the error, from 1
 */
export function syntaxProblem(lines: readonly string[], code: ErrorCode, number: number): Omit<Problem, "file"> {
  const open = unclosedQuote(lines, number);
  if (open !== undefined) return open;
  const line = lines[number - 1] ?? "";
  const spaced = line.replace(/^[\t ]+/, (indent) => indent.replaceAll("\t", "  "));
  switch (code) {
    case "TAB_AS_INDENT":
      return at(number, "a tab stands at the beginning of the line", `write spaces: “${spaced}”`);
    case "DUPLICATE_KEY":
      return at(number, `“${line.trim().split(":")[0]}” is there twice`, "keep one of the two lines, delete the other");
    case "UNEXPECTED_TOKEN":
    case "MISSING_CHAR":
      return at(number, `“${line.trim()}” is not understood`, "write it as “name: value”, the value in quotes");
    default:
      return at(
        number,
        "the line does not begin where the lines around it begin, or is not “name: value”",
        "give it as many spaces at its beginning as the other lines of its group have",
      );
  }
}

/** The line nearest above an error that opens a quote and does not close it. */
function unclosedQuote(lines: readonly string[], number: number): Omit<Problem, "file"> | undefined {
  for (let index = Math.min(number, lines.length) - 1; index >= 0; index -= 1) {
    const [, key = "", value = ""] = YAML_LINE.exec(lines[index] ?? "") ?? [];
    if (!/^["']/.test(value) || CLOSED.test(value)) continue;
    const text = value.slice(1).replace(/["']$/, "");
    return at(
      index + 1,
      "a quote is opened and not closed",
      `write ${`${key}"${text.replaceAll('"', '\\"')}"`.trim()}`,
    );
  }
  return undefined;
}

function at(line: number, message: string, fix: string): Omit<Problem, "file"> {
  return { line, message, fix };
}
