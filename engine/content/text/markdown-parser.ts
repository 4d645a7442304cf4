import MarkdownIt, { type MarkdownIt as Parser, type StateBlock, type StateInline, type Token } from "markdown-it";
import { mediaExtensions } from "../media/media-kinds.ts";
import { mediaName } from "../source/media-name.ts";

/** A line with a picture and nothing else. */
const PICTURE_LINE = /^!\[.*\)$/gm;
/** Marks at the beginning of a line, with what may stand for the space after them: Option and space on a Mac. */
const MARKS_OF_BLOCKS = /^[ \u00a0\u202f]*(?:(?:#{1,6}|[-*+>]|\d{1,9}[.)])[ \u00a0\u202f]+)+/gm;
const FOOTNOTE = /\[\^[^\][\s]+\]/y;

const MARK = /:([a-z]{2,3})\[/y;
const COLON = ":".charCodeAt(0);

/**
 * Makes a parser for the Markdown of texts: CommonMark and tables, with marks of languages. HTML stays text, its comments
 * are left out; a line of hyphens is a rule, also below a text; plain addresses do not become links. Every address is
 * let through: `addressProblem` judges them all.
 */
export function createMarkdownParser(): Parser {
  const parser = new MarkdownIt("default", { html: false, linkify: false, typographer: false })
    .use(languageMarks)
    .use(comments)
    .use(footnotes)
    .use(escapes)
    .disable(["strikethrough", "lheading"]);
  parser.validateLink = () => true;
  return parser;
}

/** The parser of the build. */
export const markdownParser = createMarkdownParser();

/** A text as the parser takes it, line by line: names of files whole, a plain space after the marks of blocks. */
export function parserSource(markdown: string): string {
  return withWholeNames(markdown)
    .replace(PICTURE_LINE, withWholeName)
    .replace(MARKS_OF_BLOCKS, (marks) => marks.replace(/[\u00a0\u202f]/g, " "));
}

/** A picture's name may be any, and have spaces: then Markdown takes it between angle brackets only. */
function withWholeName(line: string): string {
  const start = line.indexOf("](") + "](".length;
  const target = line.slice(start, -1);
  const title = target.search(/\s["']/);
  const name = (title < 0 ? target : target.slice(0, title)).trimEnd();
  if (!line.includes("](") || name === "" || /[<"]/.test(name)) return line;
  return `${line.slice(0, start)}<${name}>${target.slice(name.length)})`;
}

/** Leaves comments out, `<!-- … -->`. One that nobody closes stays text. */
function comments(parser: Parser): void {
  parser.block.ruler.before("paragraph", "comment", readBlockComment, {
    alt: ["paragraph", "reference", "blockquote"],
  });
  parser.inline.ruler.before("autolink", "comment", readComment);
}

function readBlockComment(state: StateBlock, first: number, end: number, silent: boolean): boolean {
  const lineAt = (line: number) =>
    state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
  if (!lineAt(first).startsWith("<!--")) return false;
  let last = first;
  while (last < end && !lineAt(last).includes("-->")) last += 1;
  if (last === end || !lineAt(last).trimEnd().endsWith("-->")) return false;
  if (!silent) state.line = last + 1;
  return true;
}

function readComment(state: StateInline): boolean {
  if (!state.src.startsWith("<!--", state.pos)) return false;
  const end = state.src.indexOf("-->", state.pos + "<!--".length);
  if (end < 0) return false;
  state.pos = end + "-->".length;
  return true;
}

/** Keeps characters that are meant as they are, `\\*`, apart from the text around them: as tokens `escaped_text`. */
function escapes(parser: Parser): void {
  parser.core.ruler.before("text_join", "escapes", ({ tokens }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const isEscape = token.type === "text_special" && token.info === "escape";
      // Before a letter a backslash escapes nothing.
      if (isEscape && token.content !== token.markup) token.type = "escaped_text";
    }
  });
}

/** Keeps references to footnotes as text, which `leftovers` finds: a reference of one word would make a link of them. */
function footnotes(parser: Parser): void {
  parser.inline.ruler.before("link", "footnote", (state, silent) => {
    FOOTNOTE.lastIndex = state.pos;
    const [reference] = FOOTNOTE.exec(state.src) ?? [];
    if (reference === undefined) return false;
    if (!silent) state.pending += reference;
    state.pos += reference.length;
    return true;
  });
}

/**
 * Adds a syntax to a Markdown parser for words of another language, `:pt[caderneta predial]`: a pair of tokens
 * `language_open` (with attribute `lang`, as written) and `language_close` around the content of the brackets.
 * Screen readers then change their pronunciation (WCAG 3.1.2, RGAA 8.7).
 */
function languageMarks(parser: Parser): void {
  parser.inline.ruler.before("link", "language", readMark);
}

function readMark(state: StateInline, silent: boolean): boolean {
  if (state.src.charCodeAt(state.pos) !== COLON) return false;
  MARK.lastIndex = state.pos;
  const [opening = "", code = ""] = MARK.exec(state.src) ?? [];
  if (code === "") return false;
  const start = state.pos + opening.length;
  const end = state.md.helpers.parseLinkLabel(state, start - 1);
  if (end < 0) return false;
  if (!silent) pushMark(state, code, start, end);
  state.pos = end + 1;
  return true;
}

function pushMark(state: StateInline, code: string, start: number, end: number): void {
  const { posMax } = state;
  state.pos = start;
  state.posMax = end;
  state.push("language_open", "span", 1).attrSet("lang", code);
  state.md.inline.tokenize(state);
  state.push("language_close", "span", -1);
  state.posMax = posMax;
}

/** Not an address: no scheme, no anchor, no path of the site other than /media/. */
const NO_ADDRESS = String.raw`(?!\s*<?(?:[a-z][a-z0-9+.-]*:|#|\/(?!media\/)))`;
/** A name may have spaces, and pairs of brackets. */
const NAME = String.raw`(?:[^()<>"\n]|\([^()\n]*\))+?\.(?:${mediaExtensions.join("|")})`;
/** A title may follow, in quotes of either kind. */
const TARGET = new RegExp(String.raw`(?<=\]\()${NO_ADDRESS}\s*<?(${NAME})>?(?=\s*\)|\s+["'])`, "gi");

/** The file of the media folder that the address of a link means; undefined for any other address. */
export function linkedFile(address: string): string | undefined {
  return [...`](${address})`.matchAll(TARGET)].map(([, name = ""]) => mediaName(name))[0];
}

/** Names of files between angle brackets, where Markdown takes spaces and brackets as well. */
export function withWholeNames(markdown: string): string {
  return markdown.replace(TARGET, "<$1>");
}

/** An address of the parser's as people write it. */
export function readableAddress(href: string | number | null): string {
  return markdownParser.normalizeLinkText(String(href ?? ""));
}

/** The files of the media folder that a text shows and offers, each once, as the build reads it. */
export function linkedFiles(markdown: string): string[] {
  const tokens = markdownParser.parse(parserSource(markdown), {});
  const documents = addressesIn(tokens, "link_open").flatMap((address) => linkedFile(address) ?? []);
  return [...new Set([...documents, ...addressesIn(tokens, "image").map(mediaName)])];
}

/** The addresses of the links or of the pictures of a text, as people write them. */
export function addressesIn(tokens: readonly Token[], type: "link_open" | "image"): string[] {
  const name = type === "image" ? "src" : "href";
  const inlines = tokens.flatMap(({ children }) => children ?? []);
  return inlines.filter((token) => token.type === type).map((token) => readableAddress(token.attrGet(name)));
}

/** The pictures of a paragraph that consists of these alone, with nothing but spaces and line breaks between; else none. */
export function picturesAlone(tokens: readonly Token[]): readonly Token[] {
  const isSpace = ({ type, content }: Token) =>
    type === "softbreak" || type === "hardbreak" || (type === "text" && content.trim() === "");
  const others = tokens.filter((token) => !isSpace(token));
  return others.every(({ type }) => type === "image") ? others : [];
}
