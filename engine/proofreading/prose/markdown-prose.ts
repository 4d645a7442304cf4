import { isLocale, type Languages, type Locale } from "../../i18n/language.ts";
import { noText, type Passage } from "./passage.ts";

/** Parts of a Markdown text that are not read as words. A group, if any, stays: captions and titles. */
const NOT_READ: readonly RegExp[] = [
  /`[^`\n]*`/dg,
  /<!--[\s\S]*?-->/dg,
  // The address of a link or of a picture. A name may hold brackets.
  /(?<=\])\([^"()\n]*(?:\([^()\n]*\)[^"()\n]*)*(?:"([^"\n]*)")?\s*\)/dg,
  /^[ \t]*\[[^\]\n]+\]:.*$/dgm,
  /^[ \t]*::[a-z-]+(?:\[([^\]\n]*)\])?(?:\{[^}\n]*\})?[ \t]*$/dgm,
  // The line below a table's head, and rules.
  /^[ \t|]*:?-[-:| \t]*$/dgm,
  /\{[^{}\n]*\}/dg,
  /&(?:#\w+|[a-z]\w*);/dgi,
  /(?:https?|mailto|tel):[^\s)>\]]*/dg,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/dg,
  // Hosts and files.
  /(?<![\p{L}\p{N}])(?:www\.[\w.-]+|[\w.-]+\.(?:com|org|net|eu|fr|pt|io|app|example|html?|js|md|pdf|png|jpe?g|svg|txt|xml|ya?ml|csv|docx?|xlsx?|zip))(?![\p{L}\p{N}])(?:\/[\w./-]*)?/dgiu,
  // Paths of the site.
  /(?<![\p{L}\p{N}/])\/(?:[\w.-]+\/)+/dgu,
];

/** The beginning of words in another language. */
const MARK = /:([a-z]{2,3})\[/g;

/**
 * The passages of a Markdown text: what is written in its own language, and what is marked as of another one.
 * Marks with the code of a language that the site does not know are passed over.
 *
 * @param start offset of the text in its file
 */
export function markdownProse(site: Languages, source: string, locale: Locale, start: number): Passage[] {
  let text = NOT_READ.reduce(without, source);
  const marked: Passage[] = [];
  for (const { 0: opening, 1: code, index } of [...text.matchAll(MARK)].reverse()) {
    const first = index + opening.length;
    const end = closing(text, first);
    if (end === undefined) continue;
    if (isLocale(site, code)) marked.push({ start: start + first, text: text.slice(first, end), locale: code });
    text = text.slice(0, index) + noText(text.slice(index, end + 1)) + text.slice(end + 1);
  }
  return [{ start, text, locale }, ...marked.reverse()];
}

/** Where the bracket closes that was opened before `first`. */
function closing(text: string, first: number): number | undefined {
  let depth = 1;
  for (let index = first; index < text.length; index += 1) {
    if (text[index] === "[") depth += 1;
    if (text[index] === "]") depth -= 1;
    if (depth === 0) return index;
  }
  return undefined;
}

/** A text without what a pattern finds, except for its group. */
function without(text: string, pattern: RegExp): string {
  let rest = text;
  for (const { 0: whole, index, indices } of text.matchAll(pattern)) {
    const end = index + whole.length;
    const [from, to] = indices?.[1] ?? [end, end];
    rest =
      rest.slice(0, index) +
      noText(text.slice(index, from)) +
      rest.slice(from, to) +
      noText(text.slice(to, end)) +
      rest.slice(end);
  }
  return rest;
}
