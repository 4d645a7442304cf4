import type { Env, Token } from "markdown-it";
import type { ProblemDetails } from "../../owner-messages/problem-details.ts";
import {
  type BlockNode,
  type FigureNode,
  plainText,
  type RichText,
  type TableColumn,
  type TableNode,
} from "../../pages/data/content-tree.ts";
import { missingFile } from "../media/missing-files.ts";
import { mediaName } from "../source/media-name.ts";
import { blockText } from "./block-facts.ts";
import { readInline } from "./inline-text.ts";
import { plainTextProblems, runOnLines } from "./leftovers.ts";
import { addressesIn, markdownParser, parserSource, picturesAlone, readableAddress } from "./markdown-parser.ts";
import type { MarkdownContext } from "./text-environment.ts";

/** Written as the description of a decorative picture. */
const DECORATIVE = "-";

/** Quotes with more characters than this are styled as long ones. */
const LONG_QUOTE = 85;

const NUMBER = /^[+−-]?\d[\d\s.,]*[%€]?$/;
/** The alignment of a column, as the parser names it. */
const ALIGNED: Readonly<Record<string, TableColumn>> = {
  "text-align:left": "text",
  "text-align:center": "center",
  "text-align:right": "end",
};

/** Converts Markdown to blocks. Headings without an anchor of the author's have an empty id: `withAnchors` fills it. */
export function readBlocks(markdown: string, context: MarkdownContext): BlockNode[] {
  const source = parserSource(markdown);
  const env: Env = {};
  const tokens = markdownParser.parse(source, env);
  for (const label of unusedReferences(source, tokens, env)) context.report(`${label}:`, unusedReference(label));
  return new BlockReader(tokens, source.split("\n"), context).read();
}

export function readRichText(markdown: string, context: MarkdownContext): RichText {
  return readInline(markdownParser.parseInline(parserSource(markdown), {})[0]?.children ?? [], context);
}

/** The beginnings of lines `[label]: address` that no link is made with: what stands there would be lost. */
function unusedReferences(source: string, tokens: readonly Token[], { references = {} }: Env): string[] {
  if (Object.keys(references).length === 0) return [];
  const used = new Set([...addressesIn(tokens, "link_open"), ...addressesIn(tokens, "image")]);
  return [...source.matchAll(/^[\s>]*(\[([^\]\n]+)\]):/gm)].flatMap(([, written = "", label = ""]) => {
    const reference = references[markdownParser.utils.normalizeReference(label)];
    const isUsed = reference === undefined || used.has(readableAddress(reference.href));
    // A footnote is told where its reference stands in the text.
    const isTold = label.startsWith("^") && source.indexOf(written) !== source.lastIndexOf(written);
    return isUsed || isTold ? [] : [written];
  });
}

function unusedReference(label: string): ProblemDetails {
  return label.startsWith("[^")
    ? { id: "footnote", values: { markup: label } }
    : { id: "reference-unused", values: { label, write: `[…]${label}` } };
}

/** Walks markdown-it's flat token list; every `x_open` is read up to its `x_close`. */
class BlockReader {
  readonly #tokens: readonly Token[];
  readonly #lines: readonly string[];
  readonly #context: MarkdownContext;
  #position = 0;
  /** Of the block that is read, from 0. */
  #line = 0;
  /** Of the heading before; the title of the page is the first. */
  #level = 1;

  /** @param lines of the text */
  constructor(tokens: readonly Token[], lines: readonly string[], context: MarkdownContext) {
    this.#tokens = tokens;
    this.#lines = lines;
    this.#context = { ...context, report: (where, details) => context.report(where, details, this.#line) };
  }

  read(until?: string): BlockNode[] {
    const blocks: BlockNode[] = [];
    for (let token = this.#next(); token !== undefined && token.type !== until; token = this.#next()) {
      const block = this.#block(token);
      if (block) blocks.push(block);
    }
    return blocks;
  }

  #next(): Token | undefined {
    const token = this.#tokens[this.#position];
    this.#position += 1;
    this.#line = token?.map?.[0] ?? this.#line;
    return token;
  }

  #block(token: Token): BlockNode | undefined {
    switch (token.type) {
      case "paragraph_open":
        return this.#paragraph();
      case "heading_open":
        return this.#heading(token);
      case "bullet_list_open":
      case "ordered_list_open":
        return this.#list(token);
      case "blockquote_open":
        return quote(this.read("blockquote_close"));
      case "table_open":
        return this.#table();
      case "hr":
        return { type: "rule" };
      default:
        this.#context.report(token.content || token.markup, { id: "markup-not-supported", values: {} });
        return undefined;
    }
  }

  #paragraph(): BlockNode | undefined {
    const inline = this.#next();
    this.#next();
    const source = inline?.content ?? "";
    if (source.startsWith("::") && !source.startsWith(":::")) {
      return this.#context.directive(source, this.#context.report);
    }
    const [only, ...others] = picturesAlone(inline?.children ?? []);
    if (only !== undefined) return others.length === 0 ? this.#figure(only) : this.#gallery([only, ...others]);
    const children = this.#read(inline);
    // Of a comment alone nothing is left.
    return children.length === 0 ? undefined : { type: "paragraph", children };
  }

  /** The text of a block, whose lines are judged too. */
  #read(inline: Token | undefined): RichText {
    const children = inline?.children ?? [];
    const sources = this.#lines.slice(...(inline?.map ?? [0, 0]));
    for (const [line, details] of runOnLines(children, sources)) this.#context.report(line, details);
    return readInline(children, this.#context, "block");
  }

  /** Pictures that follow each other with nothing between: all are shown in one shape. */
  #gallery(images: readonly Token[]): BlockNode | undefined {
    const cut = this.#context.galleryCut(images.map(addressOf));
    const figures = images.flatMap((image) => this.#figure(image, cut) ?? []);
    return figures.length === 0 ? undefined : { type: "gallery", figures };
  }

  #figure(image: Token, cut?: string): FigureNode | undefined {
    const source = addressOf(image);
    const alt = image.content.trim();
    const said = markdownParser.utils.unescapeAll(alt);
    const picture = this.#context.picture(source, alt === DECORATIVE ? "" : this.#context.typeset(said), cut);
    if (picture === undefined) {
      const name = mediaName(source);
      this.#context.report(name, missingFile(name, "picture", this.#context.mediaNames()));
    }
    if (!picture) return undefined;
    if (alt === "") {
      const values = { picture: source, write: `![${DECORATIVE}](${source})` };
      this.#context.report(`![${image.content}](${source}`, { id: "picture-in-text-undescribed", values });
    }
    const caption = image.attrGet("title");
    for (const text of [alt, String(caption ?? "")]) {
      for (const details of plainTextProblems(text)) this.#context.report(text, details);
    }
    return caption
      ? { type: "figure", picture, caption: [this.#context.typeset(String(caption))] }
      : { type: "figure", picture };
  }

  #heading(token: Token): BlockNode | undefined {
    const line = this.#next();
    const { content: source = "", children: inline } = line ?? {};
    this.#next();
    const level = Number(token.tag.slice(1));
    if (level < 2 || level > 4) {
      this.#context.report(source, { id: "heading-first-level", values: { write: `## ${source}` } });
      return undefined;
    }
    if (level > this.#level + 1) {
      const write = `${"#".repeat(this.#level + 1)} ${source}`;
      this.#context.report(`${token.markup} ${source}`, { id: "heading-skips-a-level", values: { write } });
    }
    this.#level = level;
    const [tail = "", id = ""] = /\s*\{#([a-z][a-z0-9-]*)\}$/.exec(source) ?? [];
    const last = inline?.at(-1);
    if (last && tail !== "") last.content = last.content.slice(0, -tail.length);
    const children = this.#read(line);
    return { type: "heading", level: level as 2 | 3 | 4, id, children };
  }

  #list(opening: Token): BlockNode {
    const start = Number(opening.attrGet("start") ?? 1);
    const items: BlockNode[][] = [];
    for (let token = this.#next(); token?.type === "list_item_open"; token = this.#next()) {
      items.push(this.read("list_item_close"));
    }
    return {
      type: "list",
      ordered: opening.type === "ordered_list_open",
      ...(start === 1 ? {} : { start }),
      items,
    };
  }

  #table(): TableNode {
    const end = this.#tokens.findIndex(({ type }, index) => index >= this.#position && type === "table_close");
    const tokens = this.#tokens.slice(this.#position, end);
    const table = readTable(tokens, (cell) => readInline(cell.children ?? [], this.#context));
    for (const { type, map } of tokens) if (type === "tr_open" && map) this.#checkRow(map[0], table.head.length);
    this.#position = end + 1;
    return table;
  }

  /** Cells that no column has would be lost. */
  #checkRow(index: number, columns: number): void {
    const line = this.#lines[index] ?? "";
    const cells = cellCount(line);
    if (cells <= columns) return;
    const values = { cells: String(cells), columns: String(columns) };
    this.#context.report(line.trim(), { id: "table-row-too-long", values });
  }
}

function addressOf(image: Token): string {
  return String(image.attrGet("src") ?? "");
}

function quote(children: readonly BlockNode[]): BlockNode {
  const isLong = children.map(blockText).join(" ").length > LONG_QUOTE;
  return { type: "quote", children, ...(isLong ? { long: true } : {}) };
}

/** A table of Markdown's tokens, those from the one after its opening to its closing. */
function readTable(tokens: readonly Token[], readCell: (cell: Token) => RichText): TableNode {
  const rows: RichText[][] = [];
  for (const token of tokens) {
    if (token.type === "tr_open") rows.push([]);
    if (token.type === "inline") rows.at(-1)?.push(readCell(token));
  }
  const [head = [], ...body] = rows;
  const aligned = tokens.filter(({ type }) => type === "th_open").map((cell) => ALIGNED[cell.attrGet("style") ?? ""]);
  return { type: "table", head, rows: body, columns: columnsOf(aligned, body) };
}

/**
 * How the columns of a table are set. Those that contain only numbers are figures, but the first: it is the header of its
 * row.
 *
 * @param aligned by the author, of each column
 */
export function columnsOf(
  aligned: readonly (TableColumn | undefined)[],
  rows: readonly (readonly RichText[])[],
): TableColumn[] {
  const isNumber = (cell: RichText = []) => NUMBER.test(plainText(cell).trim());
  const isFigures = (column: number) => column > 0 && rows.every((row) => isNumber(row[column]));
  return aligned.map((own, column) => own ?? (isFigures(column) ? "figures" : "text"));
}

/** The cells of a line of a table: bars separate them, those at its ends do not. */
function cellCount(line: string): number {
  return line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, "")
    .split(/(?<!\\)\|/).length;
}
