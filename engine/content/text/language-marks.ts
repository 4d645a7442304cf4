import type { MarkdownIt, StateInline } from "markdown-it";
import { isLocale, type Languages, languageOf } from "../../i18n/language.ts";
import { isLanguage } from "../../i18n/language-name.ts";

const MARK = /:([a-z]{2,3})\[/y;
const COLON = ":".charCodeAt(0);
/** Scripts of the languages that are marked so (Unicode, UAX 9 and 24). */
const RIGHT_TO_LEFT = new Set(["Arab", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm", "Rohg"]);

/**
 * Adds a syntax to a Markdown parser for words of another language, `:pt[caderneta predial]`: a pair of tokens
 * `language_open` (with attribute `lang`, as written) and `language_close` around the content of the brackets.
 * Screen readers then change their pronunciation (WCAG 3.1.2, RGAA 8.7).
 */
export function languageMarks(parser: MarkdownIt): void {
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

/**
 * The language tag for the `lang` attribute; undefined where no language has that code.
 *
 * @example languageTag(site, "pt") // "pt-PT"
 */
export function languageTag(site: Languages, code: string): string | undefined {
  if (isLocale(site, code)) return languageOf(site, code).tag;
  return isLanguage(code) ? code : undefined;
}

/** Whether a language is written from right to left; of one that is written in several ways, the usual one counts. */
export function isRightToLeft(tag: string): boolean {
  return RIGHT_TO_LEFT.has(new Intl.Locale(tag).maximize().script ?? "");
}
