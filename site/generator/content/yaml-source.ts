import { type Document, isNode, LineCounter, parseDocument } from "yaml";
import type { Problem } from "./problem.ts";

/** A parsed YAML text that knows the line of each value. */
export interface YamlSource {
  readonly file: string;
  readonly text: string;
  /** The parsed value; undefined where the text is not YAML. */
  readonly value: unknown;
  /** Syntax errors. */
  readonly problems: readonly Problem[];
  /** The line of the value at `path`, or of its nearest existing ancestor. */
  lineAt(path: readonly (string | number)[]): number;
}

/**
 * Parses a YAML text.
 *
 * @param file its name in messages
 * @param firstLine the line of the file on which the text begins (front matter begins on line 2)
 */
export function readYaml(file: string, text: string, firstLine = 1): YamlSource {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, uniqueKeys: true });
  const toLine = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1;
  const errors = [...new Map(document.errors.toReversed().map((error) => [toLine(error.pos[0]), error])).values()];
  const problems = errors.map((error) => ({
    file,
    line: toLine(error.pos[0]),
    message: `this is not valid YAML: ${firstSentence(error.message)}`,
    fix: "check the indentation, and put quotes around a text that contains “: ” or begins with a special sign",
  }));
  return {
    file,
    text,
    value: problems.length > 0 ? undefined : document.toJS(),
    problems,
    lineAt: (path) => toLine(offsetOf(document, path)),
  };
}

function offsetOf(document: Document, path: readonly (string | number)[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

function firstSentence(message: string): string {
  return message.split(/ at line |\n/)[0] ?? message;
}
