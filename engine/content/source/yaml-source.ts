import {
  type Document,
  isAlias,
  isCollection,
  isNode,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
  visit,
} from "yaml";
import { damageIn } from "./damaged-text.ts";
import type { Problem } from "./problem.ts";
import { quoteLine, type SyntaxProblem, syntaxProblem, YAML_LINE } from "./yaml-syntax.ts";

/** A parsed YAML text that knows the line of each value. */
export interface YamlSource {
  readonly file: string;
  /** The parsed value; undefined where the text is not YAML. */
  readonly value: unknown;
  /** The first syntax error: what follows it is mostly its consequence. */
  readonly problems: readonly Problem[];
  /** The line of the value at `path`, or of its nearest existing ancestor. */
  lineAt(path: readonly (string | number)[]): number;
  /** A single value as it is written, such as "0123" for what is read as the number 123; undefined if it is missing. */
  writtenAt(path: readonly (string | number)[]): string | undefined;
}

/**
 * Parses a YAML text. A line that would only need quotes, like `title: Porto : a visit` or `title: Top 5 #PME`, is read as
 * if it had them. A comment is what stands after a # and a space.
 *
 * @param file its name in messages
 * @param firstLine the line of the file on which the text begins (front matter begins on line 2)
 */
export function readYaml(file: string, text: string, firstLine = 1): YamlSource {
  const { quoted, document, positions } = parseYaml(text);
  const lineOf = (offset: number) => positions.linePos(offset).line;
  const error = document.errors[0];
  const problem = error && syntaxProblem(quoted.split("\n"), error.code, lineOf(error.pos[0]));
  // What another program did to the text is the cause of all else.
  const damage = problem || isScalar(document.contents) ? damageIn(file, text) : [];
  const said = problem ? [problem] : plainProblems(document, quoted.split("\n"), lineOf);
  const found = damage.length > 0 ? damage : said;
  const problems = found.map((own) => ({ ...own, file, line: own.line + firstLine - 1 }));
  return {
    file,
    value: problems.length > 0 ? undefined : document.toJS(),
    problems,
    lineAt: (path) => lineOf(offsetOf(document, path)) + firstLine - 1,
    writtenAt: (path) => {
      const node = document.getIn(path, true);
      return isScalar(node) ? node.source : undefined;
    },
  };
}

/** Parses a YAML text as `readYaml` does; that it holds no names with values is a problem. */
export function readSettings(file: string, text: string, firstLine = 1): YamlSource {
  return settingsIn(readYaml(file, text, firstLine), firstLine);
}

/** A parsed YAML text; that it holds no names with values is a problem. */
export function settingsIn(source: YamlSource, firstLine = 1): YamlSource {
  const { file, value, problems } = source;
  const isGroup = typeof value === "object" && value !== null && !Array.isArray(value);
  if (isGroup || problems.length > 0) return source;
  return {
    ...source,
    value: undefined,
    problems: [{ file, line: firstLine, id: "settings-missing", values: { file } }],
  };
}

/** Parses a YAML text with the quotes that are missing in it. @returns `quoted`: the text with them, its lines where they were */
export function parseYaml(text: string): { quoted: string; document: Document.Parsed; positions: LineCounter } {
  const positions = new LineCounter();
  const document = parseDocument(text, { lineCounter: positions });
  const lines = unquotedLines(document).map((offset) => positions.linePos(offset).line);
  const quoted = withQuotes(text, lines);
  return quoted === text ? { quoted, document, positions } : parseYaml(quoted);
}

/**
 * Values in curved quotation marks, as word processors write them, which YAML takes for letters; values of several lines
 * whose end it takes for a comment; references to nothing, and lists and groups in place of a name.
 */
function plainProblems(document: Document, lines: readonly string[], lineOf: (offset: number) => number) {
  const found: SyntaxProblem[] = [];
  const notUnderstood = ({ range }: Node) =>
    void found.push(syntaxProblem(lines, "UNEXPECTED_TOKEN", lineOf(range?.[0] ?? 0)));
  visit(document, {
    Alias(_key, node) {
      if (node.resolve(document) === undefined) notUnderstood(node);
    },
    Pair(_key, { key }) {
      if (isCollection(key)) notUnderstood(key);
    },
    Scalar(_key, node, parents) {
      const { type, source = "", value, comment, range } = node;
      if (type !== "PLAIN") return;
      const line = lineOf(range?.[0] ?? 0);
      const written = lines[line - 1] ?? "";
      if (/^[“„].*”$/.test(source)) {
        const write = written.replace(source, () => JSON.stringify(source.slice(1, -1))).trim();
        found.push({ line, id: "quotes-curved", values: { write } });
      } else if (isCutByHash(node, parents)) {
        const [, key = ""] = YAML_LINE.exec(written) ?? [];
        const write = `${key}${JSON.stringify(`${value} #${comment}`)}`.trimStart();
        found.push({ line, id: "value-cut-by-hash", values: { sign: `#${comment}`, write } });
      }
    },
  });
  return found;
}

/** Whether YAML takes the end of a text for a comment: `Top 5 #PME`. In a list or a group of one line it may be one. */
function isCutByHash({ type, value, comment }: Scalar, parents: readonly unknown[]): boolean {
  const isText = type === "PLAIN" && (typeof value === "string" || value === null);
  return isText && /^\S/.test(comment ?? "") && !parents.some((parent) => isCollection(parent) && parent.flow);
}

/** Offsets of what YAML takes for its own signs, and an author means as text: anchors, aliases, tags, colons, brackets, #. */
function unquotedLines(document: Document.Parsed): number[] {
  const offsets = [...document.errors, ...document.warnings]
    .filter(({ code }) =>
      ["BLOCK_AS_IMPLICIT_KEY", "BAD_SCALAR_START", "TAG_RESOLVE_FAILED", "UNEXPECTED_TOKEN"].includes(code),
    )
    .map(({ pos }) => pos[0]);
  visit(document, {
    Node(_key, node, parents) {
      const isAnchored = "source" in node && "anchor" in node && node.anchor !== undefined;
      if (isAnchored || isAlias(node) || (isScalar(node) && isCutByHash(node, parents)))
        offsets.push(node.range?.[0] ?? 0);
    },
  });
  return offsets;
}

function withQuotes(text: string, numbers: readonly number[]): string {
  if (numbers.length === 0) return text;
  return text
    .split("\n")
    .map((line, index) => (numbers.includes(index + 1) ? quoteLine(line) : line))
    .join("\n");
}

function offsetOf(document: Document, path: readonly (string | number)[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
