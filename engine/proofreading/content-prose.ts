import { isPair, isScalar, visit } from "yaml";
import { withoutFrontMatter } from "../content/source/front-matter.ts";
import { parseYaml } from "../content/source/yaml-source.ts";
import { YAML_LINE } from "../content/source/yaml-syntax.ts";
import { isLocale, type Languages, type Locale } from "../i18n/language.ts";

/** A part of a content file that visitors read. */
export interface Passage {
  /** Offset in the file. */
  readonly start: number;
  /**
   * The part, character for character as long as in the file. What is no text (addresses, code, variables, markup of
   * Markdown, words of another language) is replaced by `NO_TEXT`; line breaks stay.
   */
  readonly text: string;
  readonly locale: Locale;
}

/** Stands for one character that is no text. */
export const NO_TEXT = "\uFFFC";

/** A text of the same length without anything to read. */
export function noText(text: string): string {
  return text.replace(/[^\n]/g, NO_TEXT);
}

const POST_TEXTS = ["title", "description", "imageAlt"];
const NO_PAGE_TEXTS = ["door", "otherDoors", "layout", "slug", "places", "aliases"];
const FENCE = /^---[ \t]*$/gm;

/**
 * The passages of a content file that visitors read, in order; none where it has no texts.
 *
 * @param file path below the content folder
 * @param text the whole file, with plain line breaks
 */
export function contentProse(site: Languages, file: string, text: string): Passage[] {
  const [folder = "", ...rest] = file.split("/");
  const of = (locale: Locale, texts: readonly YamlText[]) =>
    texts.flatMap(({ start, end }) => markdownProse(site, text.slice(start, end), locale, start));
  if (file === "site.yaml" || file === "tags.yaml") {
    return yamlTexts(text).flatMap((own) => {
      const locale = own.keys.at(-1);
      return isLocale(site, locale) ? of(locale, [own]) : [];
    });
  }
  if (folder === "messages") {
    const locale = rest[0]?.replace(/\.yaml$/, "");
    return isLocale(site, locale) ? of(locale, yamlTexts(text)) : [];
  }
  const locale = folder === "posts" ? rest[0] : rest[1]?.replace(/\.md$/, "");
  if (!["posts", "pages"].includes(folder) || !file.endsWith(".md") || !isLocale(site, locale)) return [];
  const body = withoutFrontMatter(text);
  const first = text.length - body.length;
  const settings = text.slice(0, first).replace(FENCE, (line) => " ".repeat(line.length));
  const isText = ({ keys: [first = ""] }: YamlText) =>
    folder === "pages" ? !NO_PAGE_TEXTS.includes(first) : POST_TEXTS.includes(first);
  return [...of(locale, yamlTexts(settings).filter(isText)), ...markdownProse(site, body, locale, first)];
}

/** The content files that may hold texts, of the names in a content folder. */
export function filesWithProse(names: readonly string[]): string[] {
  return names.filter((name) => /^(?:site\.yaml|tags\.yaml|messages\/.+\.yaml|(?:posts|pages)\/.+\.md)$/.test(name));
}

/** A value of a YAML text that is text: where it stands, without its quotes, and the names that lead to it. */
interface YamlText {
  readonly start: number;
  readonly end: number;
  /** From the outermost; items of lists have none. */
  readonly keys: readonly string[];
}

/** The values of a YAML text that are texts, in order. A text with errors gives those that can be read. */
function yamlTexts(source: string): YamlText[] {
  const { quoted, document, positions } = parseYaml(source);
  const lines = { written: source.split("\n"), quoted: quoted.split("\n") };
  const starts = [0];
  for (const line of lines.written) starts.push((starts.at(-1) ?? 0) + line.length + 1);
  const found: YamlText[] = [];
  visit(document, {
    Scalar(key, { value, range, type }, parents) {
      if (key === "key" || typeof value !== "string" || !range) return;
      const keys = parents.flatMap((parent) =>
        isPair(parent) ? [isScalar(parent.key) ? String(parent.key.value) : ""] : [],
      );
      const { line, col } = positions.linePos(range[0]);
      const written = lines.written[line - 1] ?? "";
      const at = starts[line - 1] ?? 0;
      if (written !== lines.quoted[line - 1]) {
        const [, before = "", text = ""] = YAML_LINE.exec(written) ?? [];
        found.push({ start: at + before.length, end: at + before.length + text.length, keys });
        return;
      }
      const start = at + col - 1;
      const quote = type?.startsWith("QUOTE") ? 1 : 0;
      const header = type?.startsWith("BLOCK") ? source.slice(start).indexOf("\n") + 1 : 0;
      found.push({ start: start + quote + header, end: start + range[1] - range[0] - quote, keys });
    },
  });
  return found;
}

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
function markdownProse(site: Languages, source: string, locale: Locale, start: number): Passage[] {
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
