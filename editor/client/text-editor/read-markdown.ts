import type { Token } from "markdown-it";
import { Fragment, type Mark, type Node, type NodeType } from "prosemirror-model";
import { createMarkdownParser, parserSource } from "#engine/content/text/markdown-parser.ts";
import { lineSchema, type TextSchema, textSchema } from "./schema.ts";

/** The build's parser; addresses stay as they are written. */
const parser = createMarkdownParser();
parser.normalizeLink = (address) => address;
// A comment in a line gets a token, for which the tree has no node.
parser.inline.ruler.before("comment", "comment_token", (state, silent) => {
  const end = state.src.startsWith("<!--", state.pos) ? state.src.indexOf("-->", state.pos + "<!--".length) : -1;
  if (silent || end < 0) return false;
  state.push("comment", "", 0);
  state.pos = end + "-->".length;
  return true;
});

/** Written as it is, a block has these bytes. */
export interface Piece {
  readonly text: string;
  /** The empty lines above it. */
  readonly before: string;
  /** The block above it; undefined for the first. */
  readonly above: Node | undefined;
}

/** A text as a tree, and the bytes of each of its blocks. */
export interface ReadText {
  readonly doc: Node;
  readonly pieces: ReadonlyMap<Node, Piece>;
  /** The empty lines above the first block. */
  readonly start: string;
  /** The empty lines below the last block. */
  readonly end: string;
}

/** Thrown by a block with something that the tree has no node for. */
class NoNode extends Error {}

/**
 * Reads a Markdown text block by block. A block that the tree cannot hold whole becomes one of source: code, comments,
 * definitions of references, a picture within a sentence.
 */
export function readMarkdown(markdown: string): ReadText {
  const lines = markdown.split(/(?<=\n)/);
  const env = {};
  const tokens = parser.parse(parserSource(markdown), env);
  const hasReferences = "references" in env;
  const nodes: Node[] = [];
  const pieces = new Map<Node, Piece>();
  let blank = "";
  const add = (source: string, read: (text: string) => Node) => {
    const [, above = "", text = "", below = ""] = /^((?:[^\S\n]*\n)*)(.*?)(\s*)$/s.exec(blank + source) ?? [];
    blank = text === "" ? above + below : below;
    if (text === "") return;
    const node = read(text);
    pieces.set(node, { text, before: above, above: nodes.at(-1) });
    nodes.push(node);
  };
  let done = 0;
  for (const [first, last] of topBlocks(tokens)) {
    const [from, to] = tokens[first]?.map ?? [done, done];
    add(lines.slice(done, from).join(""), sourceBlock);
    add(
      lines.slice(from, to).join(""),
      (text) => readBlock(text, tokens.slice(first, last + 1), hasReferences) ?? sourceBlock(text),
    );
    done = to;
  }
  add(lines.slice(done).join(""), sourceBlock);
  const [first] = pieces.values();
  if (first === undefined)
    return { doc: textSchema.node("doc", null, textSchema.node("paragraph")), pieces, start: "", end: "\n" };
  return { doc: textSchema.node("doc", null, nodes), pieces, start: first.before, end: blank };
}

/** Reads one line with marks; undefined for one that the tree cannot hold. */
export function readLine(markdown: string): Node | undefined {
  const [inline] = parser.parseInline(parserSource(markdown), {});
  try {
    return lineSchema.node("line", null, new Reader(lineSchema).inline(inline?.children ?? []));
  } catch (error) {
    if (error instanceof NoNode) return undefined;
    throw error;
  }
}

/** The first and last token of each block that is in no other. */
function topBlocks(tokens: readonly Token[]): (readonly [number, number])[] {
  const blocks: [number, number][] = [];
  for (const [index, { level, nesting }] of tokens.entries()) {
    if (level !== 0) continue;
    const open = blocks.at(-1);
    if (nesting === -1 && open !== undefined) open[1] = index;
    else if (nesting !== -1) blocks.push([index, index]);
  }
  return blocks;
}

function sourceBlock(text: string): Node {
  return textSchema.node("source", null, textSchema.text(text));
}

function readBlock(source: string, tokens: readonly Token[], hasReferences: boolean): Node | undefined {
  // The parser leaves these out without a token: comments at the beginning of a line, and definitions of references.
  if (/^[\s>*+\d.)-]*<!--/m.test(source)) return undefined;
  if (hasReferences && /^[\s>*+\d.)-]*\[[^\]]+\]:/m.test(source)) return undefined;
  try {
    return new Reader(textSchema).blocks(tokens)[0];
  } catch (error) {
    if (error instanceof NoNode) return undefined;
    throw error;
  }
}

const LISTS: Readonly<Record<string, "bullet_list" | "ordered_list">> = {
  bullet_list_open: "bullet_list",
  ordered_list_open: "ordered_list",
};

type NodeName = keyof typeof textSchema.nodes & string;

class Reader {
  readonly #schema: TextSchema;

  constructor(schema: TextSchema) {
    this.#schema = schema;
  }

  blocks(tokens: readonly Token[]): Node[] {
    const nodes: Node[] = [];
    for (let index = 0; index < tokens.length; index += 1) {
      const token = tokens[index] as Token;
      const end = token.nesting === 1 ? closing(tokens, index) : index;
      nodes.push(this.#block(token, tokens.slice(index + 1, end)));
      index = end;
    }
    return nodes;
  }

  #block(token: Token, inside: readonly Token[]): Node {
    const list = LISTS[token.type];
    if (list !== undefined) {
      const attrs = list === "ordered_list" ? { order: Number(token.attrGet("start") ?? 1) } : null;
      return this.#filled(list, attrs, this.blocks(inside));
    }
    switch (token.type) {
      case "paragraph_open":
        return this.#paragraph(inside);
      case "heading_open":
        return this.#filled("heading", { level: Number(token.tag.slice(1)) }, this.#inlineOf(inside));
      case "list_item_open":
        return this.#filled("list_item", null, this.blocks(inside));
      case "blockquote_open":
        return this.#filled("blockquote", null, this.blocks(inside));
      case "hr":
        return this.#schema.node("rule");
      case "table_open":
        return this.#filled("table", null, this.blocks(inside.filter(({ tag }) => tag !== "thead" && tag !== "tbody")));
      case "tr_open":
        return this.#filled("table_row", null, this.blocks(inside));
      case "th_open":
      case "td_open": {
        const type = token.type === "th_open" ? "table_header" : "table_cell";
        const align = /text-align:(\w+)/.exec(String(token.attrGet("style")))?.[1] ?? null;
        return this.#filled(type, { align }, this.#inlineOf(inside));
      }
      default:
        throw new NoNode(token.type);
    }
  }

  #paragraph([inline]: readonly Token[]): Node {
    const { content: source = "", children } = inline ?? {};
    if (source.startsWith("::") && !source.startsWith(":::")) return this.#schema.node("directive", { source });
    const [only, ...others] = children ?? [];
    if (only?.type !== "image" || others.length > 0)
      return this.#filled("paragraph", null, this.inline(children ?? []));
    return this.#schema.node("picture", {
      name: only.attrGet("src"),
      alt: parser.utils.unescapeAll(only.content),
      caption: only.attrGet("title") ?? "",
    });
  }

  /** A node with what its content lacks: an empty paragraph at the head of an item that begins with a list. */
  #filled(type: NodeName, attrs: Record<string, unknown> | null, content: readonly Node[]): Node {
    const node = (this.#schema.nodes[type] as NodeType).createAndFill(attrs, Fragment.from(content));
    if (node === null) throw new NoNode(type);
    return node;
  }

  #inlineOf([inline]: readonly Token[]): Node[] {
    return this.inline(inline?.children ?? []);
  }

  inline(tokens: readonly Token[]): Node[] {
    const nodes: Node[] = [];
    let marks: readonly Mark[] = [];
    const enter = (name: keyof typeof textSchema.marks & string, attrs?: Record<string, unknown>) => {
      marks = this.#schema.mark(name, attrs).addToSet(marks);
    };
    const text = (content: string, own = marks) => {
      if (content !== "") nodes.push(this.#schema.text(content, own));
    };
    const open: (readonly Mark[])[] = [];
    for (const token of tokens) {
      if (token.nesting === 1) open.push(marks);
      if (token.type === "text" || token.type === "escaped_text") text(token.content);
      else if (token.type === "softbreak") text(" ");
      else if (token.type === "hardbreak") nodes.push(this.#schema.node("hard_break", null, [], marks));
      else if (token.type === "code_inline") text(token.content, this.#schema.mark("code").addToSet(marks));
      else if (token.type === "strong_open") enter("strong");
      else if (token.type === "em_open") enter("em");
      else if (token.type === "link_open")
        enter("link", { href: token.attrGet("href"), title: token.attrGet("title") });
      else if (token.type === "language_open") enter("language", { code: token.attrGet("lang") });
      else if (token.nesting === -1) marks = open.pop() ?? [];
      else throw new NoNode(token.type);
    }
    return nodes;
  }
}

function closing(tokens: readonly Token[], opening: number): number {
  const { level } = tokens[opening] as Token;
  return tokens.findIndex((token, index) => index > opening && token.level === level && token.nesting === -1);
}
