import { Mark, type Node, type NodeType } from "@tiptap/pm/model";
import type { Nodes, Parents, PhrasingContent, Table } from "mdast";
import {
  type ConstructName,
  defaultHandlers,
  type Handle,
  type Options,
  type State,
  toMarkdown,
} from "mdast-util-to-markdown";
import { withFewestEscapes } from "#engine/content/text/typed-text.ts";

/** Blocks as they were written with the usual markers: most stay while somebody types. */
const known = new WeakMap<Node, string>();

/** What marks the items of lists, and of a list below one of its kind, so that it is no part of that. */
type Markers = readonly [usual: Options, below: Options];
const USUAL: Markers = [
  { bullet: "-", bulletOrdered: "." },
  { bullet: "*", bulletOrdered: ")" },
];
/** For lists beside some that keep other markers. */
export const OTHER_MARKERS: readonly Markers[] = [
  [
    { bullet: "*", bulletOrdered: ")" },
    { bullet: "+", bulletOrdered: "." },
  ],
  [
    { bullet: "+", bulletOrdered: "." },
    { bullet: "-", bulletOrdered: ")" },
  ],
];

/** The Markdown of each block of a tree, with an empty line above it; nothing for one without anything in it. */
export function writeBlocks(doc: Node, [usual, below] = USUAL): readonly string[] {
  let above: { readonly type: NodeType; readonly isOther: boolean } | undefined;
  return doc.children.map((node) => {
    const isOther = isList(node) && above?.type === node.type && !above.isOther;
    const isUsual = usual === USUAL[0] && !isOther;
    const text = (isUsual ? known.get(node) : undefined) ?? writeBlock(node, isOther ? below : usual);
    if (isUsual) known.set(node, text);
    if (text !== "") above = { type: node.type, isOther };
    return text && `\n\n${text}`;
  });
}

export function writeLine(line: Node): string {
  // A heading, for in a paragraph the first character could begin a list.
  const heading: Nodes = { type: "heading", depth: 1, children: writeInline(line, " ") };
  return withFewestEscapes((escaped) => written(heading, escaped).replace(/^# ?|\n$/g, ""), true);
}

/** @param escaped characters that have a backslash wherever they stand but in addresses */
function written(tree: Nodes, escaped: readonly string[], options: Options = {}): string {
  const notInConstruct: ConstructName[] = ["destinationLiteral", "destinationRaw"];
  const unsafe = escaped.map((character) => ({ character, notInConstruct }));
  return toMarkdown(tree, { ...markdownOptions, ...options, unsafe });
}

function isList({ type }: Node): boolean {
  return type.name === "bulletList" || type.name === "orderedList";
}

function writeBlock(node: Node, markers: Options): string {
  const block = mdast(node);
  if (block === undefined) return "";
  // A list would be a rule with the first one: "- ---".
  const bulletOther = markers.bullet === "+" ? "*" : "+";
  return withFewestEscapes((escaped) => written(block, escaped, { ...markers, bulletOther }).trimEnd());
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
    case "bulletList":
    case "orderedList": {
      const items = node.children.map((item) => ({ ...parent("listItem", item), spread: isSpread(item) }));
      const spread = items.some((item) => item.spread);
      const order = node.type.name === "orderedList" ? { ordered: true, start: attrs.start } : { ordered: false };
      return { type: "list", ...order, spread, children: items } as Nodes;
    }
    case "rule":
      return { type: "thematicBreak" };
    case "picture":
      return { type: "paragraph", children: [image(node)] };
    case "gallery": {
      const lines = node.children.flatMap((child) => [{ type: "text", value: "\n" } as const, image(child)]);
      return { type: "paragraph", children: lines.slice(1) };
    }
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

function image({ attrs }: Node): PhrasingContent {
  return { type: "image", url: attrs.name, alt: oneLine(attrs.alt), title: oneLine(attrs.caption) || null };
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

/** A character of a line, or a line break, with its marks. */
interface Character {
  readonly text: string;
  readonly marks: readonly Mark[];
}

/**
 * What stands in a block of text, as the library that writes Markdown has it: marks inside each other, without spaces at
 * the edges of the block and of bold and italics.
 *
 * @param lineBreak what stands for a line break, where the block can have none
 */
function writeInline(block: Node, lineBreak = "\n"): PhrasingContent[] {
  const characters = block.children.flatMap(({ text = lineBreak, marks }) =>
    [...text].map((character): Character => ({ text: character, marks })),
  );
  return nested(["bold", "italic"].reduce(withWholeMark, withoutSpaces(characters)));
}

/** Without the spaces at the ends and beside line breaks: Markdown has none there. */
function withoutSpaces(characters: readonly Character[]): readonly Character[] {
  const isSpace = (character?: Character) => character !== undefined && /^[^\S\n]$/.test(character.text);
  const isEdge = (character?: Character) => character === undefined || character.text === "\n";
  const inside = (index: number, step: 1 | -1): boolean => {
    for (let at = index; ; at += step) if (!isSpace(characters[at])) return !isEdge(characters[at]);
  };
  const kept = characters.filter((character, index) => !isSpace(character) || (inside(index, 1) && inside(index, -1)));
  const first = kept.findIndex(({ text }) => text !== "\n");
  return first === -1 ? [] : kept.slice(first, kept.findLastIndex(({ text }) => text !== "\n") + 1);
}

/**
 * Shrinks a mark to what its delimiters can enclose (CommonMark §6.2, flanking): no spaces at its edges, and no punctuation there
 * with a word character right outside. `**« mot »**ici` is not bold, `**« mot** »ici` is.
 */
function withWholeMark(characters: readonly Character[], name: string): readonly Character[] {
  const fromOneSide = (all: readonly Character[]) => {
    let isOpen = false;
    return all.map((character, index): Character => {
      const others = character.marks.filter(({ type }) => type.name !== name);
      const isMarked = others.length < character.marks.length;
      isOpen = isMarked && (isOpen || !isLeftOut(character.text, all[index - 1]?.text));
      return isMarked && !isOpen ? { ...character, marks: others } : character;
    });
  };
  return fromOneSide(fromOneSide(characters).reverse()).reverse();
}

function isLeftOut(character = "", outside = ""): boolean {
  return /^\s/.test(character) || (/^[\p{P}\p{S}]/u.test(character) && /^[^\s\p{P}\p{S}]/u.test(outside));
}

/** Marks around characters, the longest outside. */
function nested(characters: readonly Character[]): PhrasingContent[] {
  const content: PhrasingContent[] = [];
  for (let start = 0; start < characters.length; ) {
    const marks = (characters[start]?.marks ?? []).filter(({ type }) => type.name !== "code");
    const [longest] = marks
      .map((mark) => ({ mark, end: endOf(characters, start, mark) }))
      .sort((a, b) => b.end - a.end);
    const inside = characters.slice(start, longest?.end ?? endOfText(characters, start));
    const within = (mark: Mark) => inside.map((one) => ({ ...one, marks: mark.removeFromSet(one.marks) }));
    content.push(longest ? marked(longest.mark, nested(within(longest.mark))) : leaf(inside));
    start += inside.length;
  }
  return content;
}

function endOf(characters: readonly Character[], start: number, mark: Mark): number {
  const length = characters.slice(start).findIndex(({ marks }) => !mark.isInSet(marks));
  return length === -1 ? characters.length : start + length;
}

/** The end of the characters with the marks of the first; a line break is alone. */
function endOfText(characters: readonly Character[], start: number): number {
  const [first, ...others] = characters.slice(start) as [Character, ...Character[]];
  if (first.text === "\n") return start + 1;
  const length = others.findIndex(({ text, marks }) => text === "\n" || !Mark.sameSet(marks, first.marks));
  return length === -1 ? characters.length : start + 1 + length;
}

function leaf(characters: readonly Character[]): PhrasingContent {
  const value = characters.map(({ text }) => text).join("");
  if (value === "\n") return { type: "break" };
  return { type: characters[0]?.marks.length === 1 ? "inlineCode" : "text", value };
}

function marked({ type, attrs }: Mark, children: PhrasingContent[]): PhrasingContent {
  switch (type.name) {
    case "link":
      return { type: "link", url: attrs.href, title: attrs.title, children };
    case "language":
      return { type: "language", code: attrs.code, children };
    default:
      return { type: type.name === "bold" ? "strong" : "emphasis", children };
  }
}

/** Words of another language: `:pt[caderneta predial]`. */
interface Language {
  type: "language";
  code: string;
  children: PhrasingContent[];
}

declare module "mdast" {
  interface PhrasingContentMap {
    language: Language;
  }
  interface RootContentMap {
    language: Language;
  }
}
declare module "mdast-util-to-markdown" {
  interface ConstructNameMap {
    tableCell: "tableCell";
  }
}

const language: Handle = (node: Language, _parent, state, info) => {
  const before = `:${node.code}[`;
  const exit = state.enter("label");
  const words = state.containerPhrasing(node as never, { ...info, before, after: "]" });
  exit();
  return `${before}${words}]`;
};

const LINES = { left: ":--", center: ":-:", right: "--:" } as const;

const table: Handle = ({ align, children }: Table, _parent, state, info) => {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const [head = "", ...rows] = children.map((row) =>
    line(
      row.children.map((cell) => {
        const exits = [state.enter("tableCell"), state.enter("phrasing")];
        const text = state.containerPhrasing(cell, { ...info, before: "|", after: "|" });
        for (const exit of exits.reverse()) exit();
        return text;
      }),
    ),
  );
  return [
    head,
    line((align ?? []).map((side) => (side === null || side === undefined ? "---" : LINES[side]))),
    ...rows,
  ].join("\n");
};

const inlineCode: Handle = (node, parent: Parents | undefined, state: State) => {
  const code = defaultHandlers.inlineCode(node, parent, state);
  return state.stack.includes("tableCell") ? code.replaceAll("|", "\\|") : code;
};

/** How this project writes Markdown. */
const markdownOptions: Options = {
  emphasis: "*",
  listItemIndent: "one",
  resourceLink: true,
  rule: "-",
  handlers: { language, table, inlineCode } as NonNullable<Options["handlers"]>,
};
