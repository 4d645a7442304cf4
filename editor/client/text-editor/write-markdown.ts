import type { Nodes } from "mdast";
import { type ConstructName, type Options, toMarkdown } from "mdast-util-to-markdown";
import type { Node } from "prosemirror-model";
import { withFewestEscapes } from "#engine/content/text/typed-text.ts";
import { markdownOptions } from "./markdown-options.ts";
import type { ReadText } from "./read-markdown.ts";
import { writeInline } from "./write-inline.ts";

/** A block of a text as it is written, with the empty lines above it. */
export interface WrittenBlock {
  readonly node: Node;
  /** Its place in the tree. */
  readonly position: number;
  readonly before: string;
  readonly text: string;
}

/** The text of a tree. */
export function writeMarkdown(doc: Node, read: Omit<ReadText, "doc">): string {
  const blocks = writtenBlocks(doc, read);
  return blocks.length === 0 ? "" : blocks.map(({ before, text }) => before + text).join("") + read.end;
}

/** The blocks of a tree: those that were read and not touched with their bytes. Empty paragraphs are not written. */
export function writtenBlocks(
  doc: Node,
  { pieces, start }: Pick<ReadText, "pieces" | "start">,
): readonly WrittenBlock[] {
  const written: WrittenBlock[] = [];
  doc.forEach((node, position) => {
    const above = written.at(-1);
    const piece = pieces.get(node);
    const isInPlace = piece !== undefined && piece.above === above?.node;
    const list = above !== undefined && isList(node) && above.node.type === node.type ? above : undefined;
    const isApart = isInPlace || list === undefined || signOf(list) !== signOf(piece);
    const text = piece !== undefined && isApart ? piece.text : writeBlock(node, list);
    if (text === "") return;
    const isKept = isInPlace || (piece !== undefined && /\n[^\S\n]*\n/.test(piece.before));
    const before = isKept ? piece.before : above === undefined ? start : "\n\n";
    written.push({ node, position, before, text });
  });
  return written;
}

/** The text of a line with marks. */
export function writeLine(line: Node): string {
  // A heading, for in a paragraph the first sign could begin a list.
  const heading: Nodes = { type: "heading", depth: 1, children: writeInline(line, " ") };
  return withFewestEscapes((signs) => written(heading, signs).replace(/^# ?|\n$/g, ""), true);
}

/** @param signs have a backslash wherever they stand but in addresses */
function written(tree: Nodes, signs: readonly string[], options: Options = {}): string {
  const notInConstruct: ConstructName[] = ["destinationLiteral", "destinationRaw"];
  const unsafe = signs.map((character) => ({ character, notInConstruct }));
  return toMarkdown(tree, { ...markdownOptions, ...options, unsafe });
}

function isList({ type }: Node): boolean {
  return type.name === "bullet_list" || type.name === "ordered_list";
}

/** The sign of the items of a list. */
function signOf(list: { readonly text: string } | undefined): string | undefined {
  return /^\s*(?:[-*+]|\d+[.)])/.exec(list?.text ?? "")?.[0].slice(-1);
}

/** @param list a list above, of which this one must not become a part: its signs are others */
function writeBlock(node: Node, list?: WrittenBlock): string {
  const block = mdast(node);
  if (block === undefined) return "";
  const used = signOf(list);
  const bullet = used === "-" ? "*" : "-";
  // The other is for a list that would be a rule with the first: "- ---".
  const bulletOther = used === "+" ? "*" : "+";
  const ordered = used === "." && { bulletOrdered: ")" as const };
  return withFewestEscapes((signs) => written(block, signs, { bullet, bulletOther, ...ordered }).trimEnd());
}

/** A node of the tree as the library that writes Markdown has it; undefined for one without anything in it. */
function mdast(node: Node): Nodes | undefined {
  const { attrs } = node;
  switch (node.type.name) {
    case "paragraph": {
      const children = writeInline(node);
      return children.length === 0 ? undefined : { type: "paragraph", children };
    }
    case "heading":
      return { type: "heading", depth: attrs.level, children: writeInline(node, " ") };
    case "blockquote":
      return parent("blockquote", node);
    case "bullet_list":
    case "ordered_list": {
      const items = node.children.map((item) => ({ ...parent("listItem", item), spread: isSpread(item) }));
      const spread = items.some((item) => item.spread);
      const order = node.type.name === "ordered_list" ? { ordered: true, start: attrs.order } : { ordered: false };
      return { type: "list", ...order, spread, children: items } as Nodes;
    }
    case "rule":
      return { type: "thematicBreak" };
    case "picture":
      return {
        type: "paragraph",
        children: [{ type: "image", url: attrs.name, alt: oneLine(attrs.alt), title: oneLine(attrs.caption) || null }],
      };
    case "directive":
      return { type: "html", value: attrs.source };
    case "source":
      return { type: "html", value: node.textContent };
    case "table":
      return {
        type: "table",
        align: node.firstChild?.children.map((cell) => cell.attrs.align) ?? [],
        children: node.children.map((row) => ({
          type: "tableRow",
          children: row.children.map((cell) => ({ type: "tableCell", children: writeInline(cell, " ") })),
        })),
      };
    default:
      throw new Error(`There is no Markdown for "${node.type.name}": add it to write-markdown.ts.`);
  }
}

function parent(type: "blockquote" | "listItem", node: Node): Nodes {
  return { type, children: node.children.flatMap((child) => mdast(child) ?? []) } as Nodes;
}

/** Whether an item needs empty lines between its blocks. */
function isSpread(item: Node): boolean {
  return item.children.slice(1).some((child) => !isList(child) && mdast(child) !== undefined);
}

function oneLine(text: string): string {
  return text.trim().replace(/\s*\n\s*/g, " ");
}
