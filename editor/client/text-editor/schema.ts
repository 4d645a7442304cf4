import { type Attrs, type MarkSpec, type NodeSpec, Schema } from "prosemirror-model";
import { bulletList, listItem, orderedList } from "prosemirror-schema-list";
import { tableNodes } from "prosemirror-tables";
import { mediaName } from "#engine/content/source/media-name.ts";
import { BLOCKS } from "./pasted/clean-pasted.ts";

/** Names of the tags whose elements are a heading, and its level: the title of the page is the first. */
const HEADINGS = [1, 2, 3, 4, 5, 6].map((level) => ({
  tag: `h${level}`,
  attrs: { level: Math.min(4, Math.max(2, level)) },
}));

/** The alignment of a table's column, as CSS says it; null as its content asks for. */
const align = {
  default: null,
  getFromDOM: (cell: HTMLElement) => cell.style.textAlign || null,
  setDOMAttr: (value: unknown, attributes: Record<string, unknown>) => {
    if (typeof value === "string") attributes.style = `text-align: ${value}`;
  },
};

const nodes = {
  doc: { content: "block+" },
  /** A field of one line, in place of `doc`. */
  line: { content: "inline*" },
  paragraph: {
    content: "inline*",
    group: "block",
    // Emails and web pages have lines that are no paragraphs.
    parseDOM: [{ tag: "p" }, { tag: "div, address, dt, dd", getAttrs: (line) => !line.querySelector(BLOCKS) && null }],
    toDOM: () => ["p", 0],
  },
  heading: {
    attrs: { level: { default: 2 } },
    content: "text*",
    group: "block",
    defining: true,
    parseDOM: [...HEADINGS, { tag: "p.MsoTitle", attrs: { level: 2 }, priority: 60 }],
    toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
  },
  bullet_list: { ...bulletList, content: "list_item+", group: "block" },
  ordered_list: { ...orderedList, content: "list_item+", group: "block" },
  list_item: { ...listItem, content: "paragraph block*" },
  blockquote: {
    content: "block+",
    group: "block",
    defining: true,
    parseDOM: [{ tag: "blockquote" }],
    toDOM: () => ["blockquote", 0],
  },
  rule: { group: "block", parseDOM: [{ tag: "hr" }], toDOM: () => ["hr"] },
  picture: {
    attrs: { name: {}, alt: {}, caption: { default: "" } },
    group: "block",
    draggable: true,
    parseDOM: [{ tag: "figure[data-picture]", getAttrs: fromData("picture") }],
    toDOM: ({ attrs }) => [
      "figure",
      toData("picture", attrs),
      ["img", { src: `api/media/file?path=${encodeURIComponent(`media/${mediaName(attrs.name)}`)}`, alt: attrs.alt }],
      ["figcaption", attrs.caption],
    ],
  },
  /** Something that a line beginning with `::` stands for. */
  directive: {
    attrs: { source: {} },
    group: "block",
    draggable: true,
    parseDOM: [{ tag: "p[data-directive]", priority: 60, getAttrs: fromData("directive") }],
    toDOM: ({ attrs }) => ["p", { ...toData("directive", attrs), class: "directive" }, attrs.source],
  },
  /** Markdown that this editor has no form for: it is written as it is. */
  source: {
    content: "text*",
    marks: "",
    group: "block",
    code: true,
    defining: true,
    parseDOM: [{ tag: "pre[data-source]", preserveWhitespace: "full" }],
    toDOM: () => ["pre", { "data-source": "" }, ["code", 0]],
  },
  ...tableNodes({ tableGroup: "block", cellContent: "inline*", cellAttributes: { align } }),
  text: { group: "inline" },
  hard_break: {
    inline: true,
    group: "inline",
    selectable: false,
    parseDOM: [{ tag: "br" }],
    toDOM: () => ["br"],
    leafText: () => "\n",
  },
} as const satisfies Record<string, NodeSpec>;

const marks = {
  link: {
    attrs: { href: {}, title: { default: null } },
    inclusive: false,
    parseDOM: [{ tag: "a[href]", getAttrs: (link) => ({ href: (link as HTMLElement).getAttribute("href") }) }],
    toDOM: ({ attrs }) => ["a", { href: attrs.href, title: attrs.title ?? attrs.href }, 0],
  },
  /** Words of another language. */
  language: {
    attrs: { code: {} },
    parseDOM: [{ tag: "span[data-language]", getAttrs: (span) => ({ code: (span as HTMLElement).dataset.language }) }],
    toDOM: ({ attrs }) => ["span", { lang: attrs.code, "data-language": attrs.code }, 0],
  },
  strong: {
    parseDOM: [
      { tag: "strong" },
      // Google Docs wraps all that it copies in an element for bold that is not bold.
      { tag: "b", getAttrs: (bold) => !isLight((bold as HTMLElement).style.fontWeight) && null },
      { style: "font-weight", getAttrs: (weight) => /^(bold(er)?|[6-9]\d\d)$/.test(weight) && null },
      { style: "font-weight", clearMark: ({ type }) => type.name === "strong", getAttrs: (w) => isLight(w) && null },
    ],
    toDOM: () => ["strong", 0],
  },
  em: { parseDOM: [{ tag: "i, em" }, { style: "font-style=italic" }], toDOM: () => ["em", 0] },
  code: { parseDOM: [{ tag: "code" }], toDOM: () => ["code", 0] },
} as const satisfies Record<string, MarkSpec>;

function isLight(weight: string): boolean {
  return weight === "normal" || weight === "400";
}

function toData(name: string, attrs: Attrs) {
  return { [`data-${name}`]: JSON.stringify(attrs) };
}

function fromData(name: string) {
  return (element: HTMLElement): Attrs => JSON.parse(element.dataset[name] ?? "{}") as Attrs;
}

/** The tree of a text with paragraphs, or of a line with marks: the Markdown that the build reads, and no more. */
export const textSchema = new Schema({ nodes, marks });
