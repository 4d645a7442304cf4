import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  type Scalar,
  visit,
} from "yaml";
import { damageIn } from "./damaged-text.ts";
import type { Problem } from "./problem.ts";
import { type ParsedYaml, quoteLine, repaired, type SyntaxProblem, YAML_LINE } from "./yaml-syntax.ts";

/** Where a value stands: its file, its line, and the names that lead to it. */
export type Place = Required<Pick<Problem, "file" | "line" | "field">>;

/** A parsed YAML text that knows the line of each value. */
export interface YamlSource {
  readonly file: string;
  /** The parsed value, without the lines that cannot be read; undefined where nothing of the text can. */
  readonly value: unknown;
  /** Whether every line could be read: what is on another one is not missing. */
  readonly isWhole: boolean;
  readonly problems: readonly Problem[];
  /** The place of the value at `path`, or of its key, the last where it is there twice; its line is that of its nearest existing ancestor. */
  at(path: readonly (string | number)[], part?: "key"): Place;
  /** A single value as it is written, such as "0123" for what is read as the number 123; undefined if it is missing. */
  writtenAt(path: readonly (string | number)[]): string | undefined;
}

/** After so many errors the rest is not read: a text is no settings then. */
const MANY = 20;

/**
 * Parses a YAML text. A line that would only need quotes, like `title: Porto : a visit` or `title: - 10 %`, is read as
 * if it had them. A comment is what stands after a # and a space. What follows an error is read with that put right.
 *
 * @param file its name in messages
 * @param firstLine the line of the file on which the text begins (front matter begins on line 2)
 */
export function readYaml(file: string, text: string, firstLine = 1): YamlSource {
  const found: SyntaxProblem[] = [];
  let parsed = parseYaml(text);
  let isWhole = true;
  for (let line = errorLine(parsed); line < Infinity && found.length < MANY; line = errorLine(parsed)) {
    const repair = repaired(parsed.quoted, line, (tried) => errorLine(parseYaml(tried)));
    found.push(repair.problem);
    isWhole &&= repair.isWhole;
    if (repair.text === parsed.quoted) break;
    parsed = parseYaml(repair.text);
  }
  const { quoted, document, positions } = parsed;
  const lineOf = (offset: number) => positions.linePos(offset).line;
  // What another program did to the text is the cause of all else.
  const damage = found.length > 0 || isScalar(document.contents) ? damageIn(file, text) : [];
  const isRead = damage.length === 0 && errorLine(parsed) === Infinity;
  const said = isRead ? [...found, ...plainProblems(document, quoted.split("\n"), lineOf)] : found;
  if (document.errors.length > 0) keepLast(document);
  const problems = (damage.length > 0 ? damage : said).map((own) => ({ ...own, file, line: own.line + firstLine - 1 }));
  return {
    file,
    value: isRead ? document.toJS() : undefined,
    isWhole,
    problems,
    at: (path, part) => ({ file, line: lineOf(offsetOf(document, path, part)) + firstLine - 1, field: path }),
    writtenAt: (path) => {
      const node = document.getIn(path, true);
      return isScalar(node) ? node.source : undefined;
    },
  };
}

/** Leaves of names that are there twice the last: it is the one whose value is taken. */
function keepLast(document: Document): void {
  visit(document, {
    Map(_key, map) {
      map.items = [...new Map(map.items.map((pair) => [String(pair.key), pair])).values()];
    },
  });
}

/** The line of what keeps a text from being read; infinite where nothing does. */
function errorLine({ document, positions }: ParsedYaml): number {
  const offsets = document.errors.filter(({ code }) => code !== "DUPLICATE_KEY").map(({ pos }) => pos[0]);
  visit(document, {
    Alias(_key, node) {
      if (node.resolve(document) === undefined) offsets.push(node.range?.[0] ?? 0);
    },
    // A setting has a name, and no name ends with a colon.
    Pair(_key, { key }) {
      if (isNode(key) && !/[^:]$/.test(String(isScalar(key) ? (key.value ?? "") : "")))
        offsets.push(key.range?.[0] ?? 0);
    },
  });
  return offsets.length === 0 ? Infinity : Math.min(...offsets.map((offset) => positions.linePos(offset).line));
}

/** Parses a YAML text as `readYaml` does; that it holds no names with values is a problem. */
export function readSettings(file: string, text: string, firstLine = 1): YamlSource {
  return settingsIn(readYaml(file, text, firstLine), firstLine);
}

/** A parsed YAML text; that it holds no names with values is a problem. */
export function settingsIn(source: YamlSource, firstLine = 1): YamlSource {
  const { file, value, problems } = source;
  const isGroup = typeof value === "object" && value !== null && !Array.isArray(value);
  if (isGroup) return source;
  if (problems.length > 0) return { ...source, value: undefined };
  return {
    ...source,
    value: undefined,
    problems: [{ file, line: firstLine, id: "settings-missing", values: { file } }],
  };
}

/** Parses a YAML text with the quotes that are missing in it. */
export function parseYaml(text: string): ParsedYaml {
  const positions = new LineCounter();
  const document = parseDocument(text, { lineCounter: positions });
  const parsed = { quoted: text, document, positions };
  const lineOf = (offset: number) => positions.linePos(offset).line;
  // Quotes stand on one line.
  const unquoted = takenForSyntax(document).filter(([start, end]) => lineOf(start) === lineOf(end));
  const quoted = withQuotes(
    text,
    unquoted.map(([start]) => lineOf(start)),
  );
  if (quoted !== text) return parseYaml(quoted);
  const line = errorLine(parsed);
  const tried = withQuotes(text, [line]);
  const again = tried === text ? parsed : parseYaml(tried);
  return again.document.errors.length < document.errors.length && errorLine(again) > line ? again : parsed;
}

/**
 * Names that are there twice; values in curved quotation marks, as word processors write them, which YAML takes for letters;
 * values of several lines whose end it takes for a comment.
 */
function plainProblems(document: Document.Parsed, lines: readonly string[], lineOf: (offset: number) => number) {
  const found = document.errors.map(({ pos }): SyntaxProblem => {
    const line = lineOf(pos[1]);
    return { line, id: "key-twice", values: { name: lines[line - 1]?.trim().split(":")[0] ?? "" } };
  });
  visit(document, {
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
        found.push({ line, id: "value-cut-by-hash", values: { comment: `#${comment}`, write } });
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

/** Ranges of what YAML takes for its own syntax, and an author means as text: anchors, aliases, tags, #. */
function takenForSyntax(document: Document.Parsed): (readonly [start: number, end: number])[] {
  const ranges: (readonly [number, number])[] = document.warnings
    .filter(({ code }) => code === "TAG_RESOLVE_FAILED")
    .map(({ pos }) => pos);
  visit(document, {
    Node(_key, node, parents) {
      const isAnchored = "source" in node && "anchor" in node && node.anchor !== undefined;
      if (isAnchored || isAlias(node) || (isScalar(node) && isCutByHash(node, parents)))
        ranges.push([node.range?.[0] ?? 0, node.range?.[1] ?? 0]);
    },
  });
  return ranges;
}

function withQuotes(text: string, numbers: readonly number[]): string {
  if (numbers.length === 0) return text;
  return text
    .split("\n")
    .map((line, index) => (numbers.includes(index + 1) ? quoteLine(line) : line))
    .join("\n");
}

function offsetOf(document: Document, path: readonly (string | number)[], part?: "key"): number {
  const group = part && document.getIn(path.slice(0, -1), true);
  const pair = isMap(group) ? group.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined;
  if (isNode(pair?.key) && pair.key.range) return pair.key.range[0];
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
