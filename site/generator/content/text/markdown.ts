import MarkdownIt, { type Token } from "markdown-it";
import type { BlockNode, InlineNode, RichText } from "../../../page-data/content-tree.ts";
import { plainText } from "../../../page-data/content-tree.ts";
import { percentDecoded } from "../../../page-paths/paths.ts";
import type { ProblemDetails } from "../../owner-messages/problem-details.ts";
import { mediaName, withWholeNames } from "../media/media-links.ts";
import { missingPicture } from "../media/missing-files.ts";
import { nearest } from "../source/nearest.ts";
import { slugOf, uniqueSlug } from "../source/slug.ts";
import { blockText } from "./block-facts.ts";
import { readInline } from "./inline-text.ts";
import { languageMarks } from "./language-marks.ts";
import { plainTextProblem } from "./leftovers.ts";
import { numericColumns } from "./numeric-columns.ts";
import type { MarkdownContext } from "./text-environment.ts";

/** Raw HTML stays text, and plain addresses do not become links. */
const parser = new MarkdownIt("default", { html: false, linkify: false, typographer: false }).use(languageMarks);

/** Written as the description of a decorative picture. */
const DECORATIVE = "-";

/** Quotes with more characters than this are styled as long ones. */
const LONG_QUOTE = 85;

/** A picture on a line of its own, with a name that Markdown only takes between angle brackets. */
const PICTURE_WITH_SPACES = /^(!\[[^\]\n]*\]\()([^<\n"]*[^<\n"\s])((?:\s+"[^"\n]*")?\))$/gm;

/** Converts Markdown to blocks. */
export function readBlocks(markdown: string, context: MarkdownContext): BlockNode[] {
  const ids = new Set<string>();
  const source = withWholeNames(markdown).replace(PICTURE_WITH_SPACES, "$1<$2>$3");
  const blocks = new BlockReader(parser.parse(source, {}), context, ids).read();
  for (const [link, id = ""] of markdown.matchAll(/\]\(#([^)\s]*)\)/g)) {
    if (ids.has(percentDecoded(id))) continue;
    context.report(link, anchorProblem(`#${id}`, [...ids]));
  }
  return blocks;
}

/** What is said of a link to a heading that is not there. */
function anchorProblem(link: string, ids: readonly string[]): ProblemDetails {
  const anchors = ids.map((id) => `#${id}`);
  const near = nearest(link, anchors) ?? anchors[0];
  if (near === undefined) return { id: "anchor-without-headings", values: { link } };
  return { id: "anchor-to-nothing", values: { link, anchors: anchors.join(", "), write: near } };
}

/** Converts one line of Markdown to rich text. */
export function readRichText(markdown: string, context: MarkdownContext): RichText {
  return readInline(parser.parseInline(withWholeNames(markdown), {})[0]?.children ?? [], context);
}

/** Walks markdown-it's flat token list; every `x_open` is read up to its `x_close`. */
class BlockReader {
  readonly #tokens: readonly Token[];
  readonly #context: MarkdownContext;
  readonly #ids: Set<string>;
  #position = 0;
  /** Of the heading before; the title of the page is the first. */
  #level = 1;

  constructor(tokens: readonly Token[], context: MarkdownContext, ids: Set<string>) {
    this.#tokens = tokens;
    this.#context = context;
    this.#ids = ids;
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
        return this.#list(token.type === "ordered_list_open");
      case "blockquote_open":
        return quote(this.read("blockquote_close"));
      case "table_open":
        return this.#table();
      case "hr":
        return { type: "rule" };
      default:
        this.#context.report(token.content || token.markup, { id: "sign-not-supported", values: {} });
        return undefined;
    }
  }

  #paragraph(): BlockNode | undefined {
    const inline = this.#next();
    this.#next();
    const source = inline?.content ?? "";
    if (source.startsWith("::")) return this.#context.directive(source, this.#context.report);
    const [only, ...others] = inline?.children ?? [];
    if (only?.type === "image" && others.length === 0) return this.#figure(only);
    return { type: "paragraph", children: readInline(inline?.children ?? [], this.#context) };
  }

  #figure(image: Token): BlockNode | undefined {
    const source = String(image.attrGet("src") ?? "");
    const alt = image.content.trim();
    const picture = this.#context.picture(source, alt === DECORATIVE ? "" : this.#context.typeset(alt));
    if (picture === undefined) {
      const name = mediaName(source);
      this.#context.report(name, missingPicture(name, this.#context.mediaNames));
    }
    if (!picture) return undefined;
    if (alt === "") {
      const values = { picture: source, write: `![${DECORATIVE}](${source})` };
      this.#context.report(`![${image.content}](${source}`, { id: "picture-in-text-undescribed", values });
    }
    const caption = image.attrGet("title");
    for (const text of [alt, String(caption ?? "")]) {
      const wrong = plainTextProblem(text);
      if (wrong) this.#context.report(text, wrong);
    }
    return caption
      ? { type: "figure", picture, caption: [this.#context.typeset(String(caption))] }
      : { type: "figure", picture };
  }

  #heading(token: Token): BlockNode | undefined {
    const inline = this.#next();
    this.#next();
    const level = Number(token.tag.slice(1));
    if (level < 2 || level > 4) {
      const heading = inline?.content ?? "";
      this.#context.report(heading, { id: "heading-first-level", values: { write: `## ${heading}` } });
      return undefined;
    }
    if (level > this.#level + 1) {
      const write = `${"#".repeat(this.#level + 1)} ${inline?.content ?? ""}`;
      this.#context.report(`${token.markup} ${inline?.content ?? ""}`, {
        id: "heading-skips-a-level",
        values: { write },
      });
    }
    this.#level = level;
    const explicit = /\s*\{#([a-z][a-z0-9-]*)\}$/.exec(inline?.content ?? "");
    const children = withoutTail(readInline(inline?.children ?? [], this.#context), explicit?.[0] ?? "");
    const id = uniqueSlug(explicit?.[1] ?? slugOf(plainText(children), "section"), this.#ids);
    return { type: "heading", level: level as 2 | 3 | 4, id, children };
  }

  #list(ordered: boolean): BlockNode {
    const items: BlockNode[][] = [];
    for (let token = this.#next(); token?.type === "list_item_open"; token = this.#next()) {
      items.push(this.read("list_item_close"));
    }
    return { type: "list", ordered, items };
  }

  #table(): BlockNode {
    const rows: RichText[][] = [];
    for (let token = this.#next(); token !== undefined && token.type !== "table_close"; token = this.#next()) {
      if (token.type === "tr_open") rows.push([]);
      if (token.type === "inline") rows.at(-1)?.push(readInline(token.children ?? [], this.#context));
    }
    const [head = [], ...body] = rows;
    return { type: "table", head, rows: body, numericColumns: numericColumns(head, body) };
  }
}

function quote(children: readonly BlockNode[]): BlockNode {
  const isLong = children.map(blockText).join(" ").length > LONG_QUOTE;
  return { type: "quote", children, ...(isLong ? { long: true } : {}) };
}

function withoutTail(text: readonly InlineNode[], tail: string): RichText {
  const last = text.at(-1);
  if (tail === "" || typeof last !== "string") return text;
  const kept = last.slice(0, last.length - tail.length).trimEnd();
  return kept === "" ? text.slice(0, -1) : [...text.slice(0, -1), kept];
}
