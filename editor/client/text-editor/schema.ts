import { getSchema, Mark, markInputRule, Node, wrappingInputRule } from "@tiptap/core";
import { Blockquote } from "@tiptap/extension-blockquote";
import { Bold } from "@tiptap/extension-bold";
import { Code } from "@tiptap/extension-code";
import { Heading } from "@tiptap/extension-heading";
import { Italic } from "@tiptap/extension-italic";
import { BulletList, ListItem, OrderedList } from "@tiptap/extension-list";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import type { Attrs, Node as TreeNode } from "@tiptap/pm/model";
import { mediaName } from "#engine/content/source/media-name.ts";
import { BLOCKS } from "./pasted/clean-pasted.ts";

/** Names of the tags whose elements are a heading, and its level: the title of the page is the first. */
const HEADINGS = [1, 2, 3, 4, 5, 6].map((level) => ({
  tag: `h${level}`,
  attrs: { level: Math.min(4, Math.max(2, level)) },
}));

const nodes = [
  Node.create({ name: "doc", topNode: true, content: "block+" }),
  /** A field of one line, in place of `doc`. */
  Node.create({ name: "line", content: "inline*" }),
  Node.create({ name: "text", group: "inline" }),
  Paragraph.extend({
    // Emails and web pages have lines that are no paragraphs.
    parseHTML: () => [
      { tag: "p" },
      { tag: "div, address, dt, dd", getAttrs: (line) => !line.querySelector(BLOCKS) && null },
    ],
  }),
  Heading.extend({
    content: "text*",
    parseHTML: () => [...HEADINGS, { tag: "p.MsoTitle", attrs: { level: 2 }, priority: 60 }],
  }).configure({ levels: [2, 3, 4] }),
  BulletList,
  OrderedList.extend({
    // Markdown has numbers alone.
    addAttributes: () => ({ start: { default: 1 } }),
    // What is pasted without marks: plain-text.ts.
    addProseMirrorPlugins: () => [],
    // A year is no item's number.
    addInputRules() {
      const joinPredicate = ([, start]: readonly string[], { childCount, attrs }: TreeNode) =>
        childCount + attrs.start === Number(start);
      const getAttributes = ([, start]: readonly string[]) => ({ start: Number(start) });
      return [wrappingInputRule({ find: /^(\d{1,3})[.)]\s$/, type: this.type, getAttributes, joinPredicate })];
    },
  }),
  ListItem,
  Blockquote,
  Node.create({
    name: "rule",
    group: "block",
    parseHTML: () => [{ tag: "hr" }],
    renderHTML: () => ["hr"],
  }),
  Node.create({
    name: "picture",
    group: "block",
    draggable: true,
    addAttributes: () => ({ name: {}, alt: {}, caption: { default: "" } }),
    parseHTML: () => [{ tag: "figure[data-picture]", getAttrs: fromData("picture") }],
    renderHTML: ({ node: { attrs } }) => [
      "figure",
      toData("picture", attrs),
      ["img", { src: `api/media/file?path=${encodeURIComponent(`media/${mediaName(attrs.name)}`)}`, alt: attrs.alt }],
      ["figcaption", attrs.caption],
    ],
  }),
  /** Pictures that follow each other with nothing between. */
  Node.create({
    name: "gallery",
    group: "block",
    content: "picture+",
    draggable: true,
    parseHTML: () => [{ tag: "div[data-gallery]", priority: 60 }],
    renderHTML: () => ["div", { "data-gallery": "", class: "gallery" }, 0],
  }),
  /** Something that a line beginning with `::` stands for. */
  Node.create({
    name: "directive",
    group: "block",
    draggable: true,
    addAttributes: () => ({ source: {} }),
    parseHTML: () => [{ tag: "p[data-directive]", priority: 60, getAttrs: fromData("directive") }],
    renderHTML: ({ node: { attrs } }) => ["p", { ...toData("directive", attrs), class: "directive" }, attrs.source],
  }),
  /** Markdown that this editor has no form for: it is written as it is. */
  Node.create({
    name: "source",
    content: "text*",
    marks: "",
    group: "block",
    code: true,
    defining: true,
    parseHTML: () => [{ tag: "pre[data-source]", preserveWhitespace: "full" }],
    renderHTML: () => ["pre", { "data-source": "" }, ["code", 0]],
  }),
  // Its columns have no widths.
  Table.extend({ renderHTML: () => ["table", ["tbody", 0]] }).configure({ View: null }),
  TableRow,
  TableHeader.extend({ content: "inline*" }),
  TableCell.extend({ content: "inline*" }),
  Node.create({
    name: "hardBreak",
    inline: true,
    group: "inline",
    selectable: false,
    parseHTML: () => [{ tag: "br" }],
    renderHTML: () => ["br"],
    renderText: () => "\n",
  }),
];

/** What is typed around whole words by those who know Markdown: a star within one, `5*3*2` or `client*e*s`, is a star. */
const BOLD = /(?<![*\p{L}\p{N}])\*\*([^\s*\p{Pe}](?:[^*]*[^\s*])?)\*\*$/u;
const ITALIC = /(?<![*\p{L}\p{N}])\*([^\s*\p{Pe}](?:[^*]*[^\s*])?)\*$/u;

const marks = [
  Mark.create({
    name: "link",
    inclusive: false,
    addAttributes: () => ({ href: {}, title: { default: null } }),
    parseHTML: () => [{ tag: "a[href]" }],
    renderHTML: ({ mark: { attrs } }) => ["a", { href: attrs.href, title: attrs.title ?? attrs.href }, 0],
  }),
  /** Words of another language. */
  Mark.create({
    name: "language",
    addAttributes: () => ({ code: {} }),
    parseHTML: () => [{ tag: "span[data-language]", getAttrs: ({ dataset }) => ({ code: dataset.language }) }],
    renderHTML: ({ mark: { attrs } }) => ["span", { lang: attrs.code, "data-language": attrs.code }, 0],
  }),
  Bold.extend({
    parseHTML() {
      return [
        ...(this.parent?.() ?? []),
        { style: "font-weight=normal", clearMark: ({ type }) => type.name === "bold" },
      ];
    },
    addInputRules() {
      return [markInputRule({ find: BOLD, type: this.type })];
    },
  }),
  Italic.extend({
    addInputRules() {
      return [markInputRule({ find: ITALIC, type: this.type })];
    },
  }),
  Code.extend({ excludes: "", addInputRules: () => [] }),
];

function toData(name: string, attrs: Attrs) {
  return { [`data-${name}`]: JSON.stringify(attrs) };
}

function fromData(name: string) {
  return (element: HTMLElement): Attrs => JSON.parse(element.dataset[name] ?? "{}") as Attrs;
}

/** What a text with paragraphs, or a line with marks, consists of: the Markdown that the build reads, and no more. */
export const textParts = [...nodes, ...marks];

export const textSchema = getSchema(textParts);
