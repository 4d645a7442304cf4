import { withoutFrontMatter } from "../../content/source/front-matter.ts";
import { isLocale, type Languages, type Locale } from "../../i18n/language.ts";
import { markdownProse } from "./markdown-prose.ts";
import type { Passage } from "./passage.ts";
import { type YamlText, yamlTexts } from "./yaml-prose.ts";

/** The settings of a post that visitors read. */
const POST_TEXTS = ["title", "description", "imageAlt"];
/** The settings of a page that visitors do not read. */
const NO_PAGE_TEXTS = ["door", "layout", "slug", "places", "aliases"];
/** The lines around front matter. */
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
