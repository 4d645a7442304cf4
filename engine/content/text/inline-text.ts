import type { Token } from "markdown-it";
import { isLocale, type Languages, languageOf } from "../../i18n/language.ts";
import { isLanguage } from "../../i18n/language-name.ts";
import type { InlineNode } from "../../pages/data/content-tree.ts";
import { addressProblem } from "../addresses/check-links.ts";
import { missingFile } from "../media/missing-files.ts";
import { leftovers } from "./leftovers.ts";
import { linkedFile, readableAddress } from "./markdown-parser.ts";
import { type MarkdownContext, type OfferedDocument, UNFILLED } from "./text-environment.ts";

/** Scripts of the languages that are marked so (Unicode, UAX 9 and 24). */
const RIGHT_TO_LEFT = new Set(["Arab", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm", "Rohg"]);

/** An open inline element, and the language that it is marked with. */
interface OpenPart {
  readonly children: InlineNode[];
  readonly language?: string | undefined;
  readonly isLink?: boolean;
  /** The text after the words of a link. */
  readonly note?: string | undefined;
}

/**
 * Reads a flat inline token list into a tree.
 *
 * @param first what its first run of text begins: a line alone has no marks of blocks, so that a title may be “#PME”
 */
export function readInline(tokens: readonly Token[], context: MarkdownContext, first?: "block"): InlineNode[] {
  const root: InlineNode[] = [];
  const open: OpenPart[] = [{ children: root }];
  const here = () => open.at(-1)?.children ?? root;
  const language = () => open.at(-1)?.language;
  const enter = (node: InlineNode, part: OpenPart) => {
    here().push(node);
    open.push({ language: language(), ...part });
  };
  for (const [index, token] of tokens.entries()) {
    const children: InlineNode[] = [];
    if (token.type === "text") {
      const beside = { before: characterBeside(tokens, index, -1), after: characterBeside(tokens, index, 1) };
      const inLink = open.some(({ isLink }) => isLink);
      const begins = index === 0 ? first : beginningOf(tokens, index);
      for (const details of leftovers(token.content, { inLink, begins })) context.report(token.content, details);
      pushText(here(), context.typeset(token.content, language(), beside));
    } else if (token.type === "escaped_text") pushText(here(), token.content);
    else if (token.type === "softbreak") pushText(here(), " ");
    else if (token.type === "hardbreak") here().push({ type: "break" });
    else if (token.type === "code_inline") here().push({ type: "code", children: [token.content] });
    else if (token.type === "strong_open") enter({ type: "strong", children }, { children });
    else if (token.type === "em_open") enter({ type: "emphasis", children }, { children });
    else if (token.type === "link_open") {
      const { href, note } = targetOf(token, wordsOf(tokens.slice(index + 1)), context);
      enter({ type: "link", href, children }, { children, isLink: true, note });
    } else if (token.type === "language_open") {
      const code = String(token.attrGet("lang") ?? "");
      const lang = tagOf(code, context);
      const dir = isRightToLeft(lang) ? ({ dir: "rtl" } as const) : {};
      enter({ type: "language", lang, ...dir, children }, { children, language: code });
    } else if (token.nesting === -1) {
      const closed = open.pop();
      if (closed?.note) pushText(closed.children, ` (${closed.note})`);
    } else if (open.some(({ isLink }) => isLink)) {
      const write = `![${token.content}](${readableAddress(token.attrGet("src"))})`;
      context.report(token.content, { id: "picture-in-link", values: { write } });
    } else context.report(token.content, { id: "not-in-a-line", values: {} });
  }
  return root;
}

function beginningOf(tokens: readonly Token[], index: number): "line" | undefined {
  return tokens[index - 1]?.type === "softbreak" || tokens[index - 1]?.type === "hardbreak" ? "line" : undefined;
}

/** The character that is read before or after a token; a space for a line break, empty at the ends. */
function characterBeside(tokens: readonly Token[], index: number, step: -1 | 1): string {
  for (let at = index + step; at >= 0 && at < tokens.length; at += step) {
    const { type = "", content = "" } = tokens[at] ?? {};
    if (type === "softbreak" || type === "hardbreak") return " ";
    const [character] = step === 1 ? content : [...content].slice(-1);
    if (character !== undefined) return character;
  }
  return "";
}

/** The words of a link, whose tokens are first. */
function wordsOf(tokens: readonly Token[]): string {
  const end = tokens.findIndex(({ type }) => type === "link_close");
  return tokens
    .slice(0, end)
    .map(({ content }) => content)
    .join("");
}

function targetOf(
  link: Token,
  words: string,
  context: MarkdownContext,
): Partial<OfferedDocument> & { readonly href: string } {
  const href = String(link.attrGet("href") ?? "");
  const file = linkedFile(href);
  if (file !== undefined) return documentOf(file, context);
  const address = readableAddress(href);
  if (address.includes(UNFILLED)) return { href: "" };
  if (address === "") {
    context.report(`[${words}](`, { id: "link-without-address", values: { words, write: `[${words}](…)` } });
    return { href };
  }
  const own = context.link(address);
  const wrong = own === undefined ? addressProblem(address) : undefined;
  if (wrong) context.report(address, wrong);
  return { href: wrong ? "" : (own ?? href) };
}

function documentOf(file: string, context: MarkdownContext): Partial<OfferedDocument> & { readonly href: string } {
  const found = context.document(file);
  if (found === undefined) context.report(file, missingFile(file, "document", context.mediaNames()));
  return found ?? { href: "" };
}

function tagOf(code: string, context: MarkdownContext): string {
  const tag = languageTag(context.translation, code);
  if (tag === undefined) {
    context.report(`:${code}[`, { id: "language-unknown", values: { code, write: ":en[…]" } });
  }
  return tag ?? code;
}

/** Joins neighbouring text nodes, so that the tree does not depend on how the parser splits text. */
function pushText(children: InlineNode[], text: string): void {
  const last = children.at(-1);
  if (text === "") return;
  if (typeof last === "string") children[children.length - 1] = last + text;
  else children.push(text);
}

/**
 * The language tag for the `lang` attribute; undefined where no language has that code.
 *
 * @example languageTag(site, "pt") // "pt-PT"
 */
function languageTag(site: Languages, code: string): string | undefined {
  if (isLocale(site, code)) return languageOf(site, code).tag;
  return isLanguage(code) ? code : undefined;
}

/** Whether a language is written from right to left; of one that is written in several ways, the usual one counts. */
function isRightToLeft(tag: string): boolean {
  return RIGHT_TO_LEFT.has(new Intl.Locale(tag).maximize().script ?? "");
}
