import { type Attrs, Fragment, type Mark, type Node } from "@tiptap/pm/model";
import type { Token } from "markdown-it";
import { createMarkdownParser, parserSource, picturesAlone } from "#engine/content/text/markdown-parser.ts";
import { textSchema } from "./schema.ts";

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

/** A text as a tree, and the bytes of each of its blocks. */
interface ReadText {
  readonly doc: Node;
  /** Each block as it is written, with the end of the line and the empty lines above it. */
  readonly blocks: readonly string[];
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
  const blocks: string[] = [];
  let start: string | undefined;
  let blank = "";
  const add = (source: string, read: (text: string) => Node) => {
    const [, above = "", text = "", below = ""] = /^((?:[^\S\n]*\n)*)(.*?)(\s*)$/s.exec(blank + source) ?? [];
    blank = text === "" ? above + below : below;
    if (text === "") return;
    blocks.push((start === undefined ? "\n\n" : above) + text);
    start ??= above;
    nodes.push(read(text));
  };
  let done = 0;
  for (const [first, last] of blocksIn(tokens)) {
    const [from, to] = tokens[first]?.map ?? [done, done];
    add(lines.slice(done, from).join(""), sourceBlock);
    add(
      lines.slice(from, to).join(""),
      (text) => readBlock(text, tokens.slice(first, last + 1), hasReferences) ?? sourceBlock(text),
    );
    done = to;
  }
  add(lines.slice(done).join(""), sourceBlock);
  if (start === undefined)
    return { doc: textSchema.node("doc", null, filled("paragraph")), blocks: [""], start: "", end: "\n" };
  return { doc: textSchema.node("doc", null, nodes), blocks, start, end: blank };
}

/** Reads one line with marks; undefined for one that the tree cannot hold. */
export function readLine(markdown: string): Node | undefined {
  const [inline] = parser.parseInline(parserSource(markdown), {});
  try {
    return textSchema.node("line", null, inlineNodes(inline?.children ?? []));
  } catch (error) {
    if (error instanceof NoNode) return undefined;
    throw error;
  }
}

function blocksIn(tokens: readonly Token[]): (readonly [first: number, last: number])[] {
  const blocks: [number, number][] = [];
  for (let first = 0, last = 0; first < tokens.length; first = last + 1) {
    const { level, nesting } = tokens[first] as Token;
    last =
      nesting === 1 ? tokens.findIndex((other, at) => at > first && other.level === level && other.nesting < 0) : first;
    blocks.push([first, last]);
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
    return blockNodes(tokens)[0];
  } catch (error) {
    if (error instanceof NoNode) return undefined;
    throw error;
  }
}

type NodeName = keyof typeof textSchema.nodes & string;

const alignOf = (cell: Token) => ({ align: /text-align:(\w+)/.exec(String(cell.attrGet("style")))?.[1] ?? null });

/** The node of each token that a block begins with. */
const NODES: Readonly<Record<string, readonly [NodeName, attrsOf?: (token: Token) => Attrs]>> = {
  heading_open: ["heading", ({ tag }) => ({ level: Number(tag.slice(1)) })],
  bullet_list_open: ["bulletList"],
  ordered_list_open: ["orderedList", (list) => ({ start: Number(list.attrGet("start") ?? 1) })],
  list_item_open: ["listItem"],
  blockquote_open: ["blockquote"],
  hr: ["rule"],
  table_open: ["table"],
  tr_open: ["tableRow"],
  th_open: ["tableHeader", alignOf],
  td_open: ["tableCell", alignOf],
};

/** The mark of each token that opens one. */
const MARKS: Readonly<Record<string, (token: Token) => Mark>> = {
  strong_open: () => textSchema.mark("bold"),
  em_open: () => textSchema.mark("italic"),
  link_open: (link) => textSchema.mark("link", { href: link.attrGet("href"), title: link.attrGet("title") }),
  language_open: (words) => textSchema.mark("language", { code: words.attrGet("lang") }),
};

function blockNodes(tokens: readonly Token[]): Node[] {
  const inside = tokens.filter(({ tag }) => tag !== "thead" && tag !== "tbody");
  return blocksIn(inside).map(([first, last]) => blockNode(inside[first] as Token, inside.slice(first + 1, last)));
}

function blockNode(token: Token, inside: readonly Token[]): Node {
  const [inline] = inside;
  if (token.type === "paragraph_open") return paragraph(inline);
  const [name, attrsOf] = NODES[token.type] ?? [];
  if (name === undefined) throw new NoNode(token.type);
  return filled(
    name,
    inline?.type === "inline" ? inlineNodes(inline.children ?? []) : blockNodes(inside),
    attrsOf?.(token),
  );
}

function paragraph(inline: Token | undefined): Node {
  const { content: source = "", children } = inline ?? {};
  if (source.startsWith("::") && !source.startsWith(":::")) return textSchema.node("directive", { source });
  const pictures = picturesAlone(children ?? []).map(picture);
  const [only, ...others] = pictures;
  if (only === undefined) return filled("paragraph", inlineNodes(children ?? []));
  return others.length === 0 ? only : textSchema.node("gallery", null, pictures);
}

function picture(image: Token): Node {
  return textSchema.node("picture", {
    name: image.attrGet("src"),
    alt: parser.utils.unescapeAll(image.content),
    caption: image.attrGet("title") ?? "",
  });
}

/** A node with what its content lacks: an empty paragraph at the head of an item that begins with a list. */
function filled(name: NodeName, content: readonly Node[] = [], attrs?: Attrs): Node {
  const node = textSchema.nodes[name]?.createAndFill(attrs, Fragment.from(content));
  if (!node) throw new NoNode(name);
  return node;
}

function inlineNodes(tokens: readonly Token[]): Node[] {
  const nodes: Node[] = [];
  let marks: readonly Mark[] = [];
  const text = (content: string, own = marks) => {
    if (content !== "") nodes.push(textSchema.text(content, own));
  };
  const open: (readonly Mark[])[] = [];
  for (const token of tokens) {
    if (token.nesting === 1) open.push(marks);
    if (token.type === "text" || token.type === "escaped_text") text(token.content);
    else if (token.type === "softbreak") text(" ");
    else if (token.type === "hardbreak") nodes.push(textSchema.node("hardBreak", null, [], marks));
    else if (token.type === "code_inline") text(token.content, textSchema.mark("code").addToSet(marks));
    else if (token.nesting === -1) marks = open.pop() ?? [];
    else marks = (MARKS[token.type] ?? noMark)(token).addToSet(marks);
  }
  return nodes;
}

function noMark({ type }: Token): never {
  throw new NoNode(type);
}
