/** Pages and their paths; the words of the paths are in the pages' folders. */
import type { pages } from "#site";
import { fixedPaths, listPaths, sections, sharedViews } from "#site";
import type { Locale } from "../../i18n/languages.ts";
import { translatePath } from "../../i18n/translate-path.ts";
import type { TranslationSetup } from "../../i18n/translation-setup.ts";

type Page = (typeof pages)[number];
/** Every page of the site; those that have no fixed path have a parameter in it. */
export type PageId = Page["id"];
/** A page with a fixed path; services and pages of texts have theirs in the content. */
export type FixedPageId = Extract<Page, { readonly kind: "one" | "error" }>["id"];

/** The first segments of the paths of lists: the same in every language. */
export const { blog: BLOG_SEGMENT, tag: TAG_SEGMENT } = listPaths as Readonly<Record<"blog" | "tag", string>>;

/** A slug, as part of a regular expression: lowercase letters without accents, digits, and single hyphens between them. */
export const SLUG_PATTERN = "[a-z0-9]+(?:-[a-z0-9]+)*";

/** The pages with a fixed path. */
export const pagesWithFixedPath = Object.keys(fixedPaths) as readonly FixedPageId[];

/** Whether a page has a fixed path. */
export function isFixedPage(page: string): page is FixedPageId {
  return (pagesWithFixedPath as readonly string[]).includes(page);
}

/** Path of a fixed page without its locale prefix: barePath("presentation", "pt") gives "/apresentacao/". */
export function barePath(page: FixedPageId, locale: Locale): string {
  const words = fixedPaths[page] ?? "";
  const word = typeof words === "string" ? words : words[locale];
  return word === "" ? "/" : `/${word}/`;
}

/** The view that shows a page, named as its folder below `site/pages/`. */
export function viewOf(page: PageId): string {
  return sharedViews[page] ?? page;
}

/** The page whose section of the site a page belongs to: each service to the services, each post to the blog. */
export function sectionOf(page: PageId): string {
  return sections[page] ?? page;
}

/** Path of a fixed page, with its locale prefix: pagePath(translation, "presentation", "pt") gives "/pt/apresentacao/". */
export function pagePath(translation: TranslationSetup, page: FixedPageId, locale: Locale): string {
  return translatePath(translation, barePath(page, locale), locale);
}

/** What stands for the path of the page of addresses that are gone: that page answers others, with 410. */
export function gonePath(translation: TranslationSetup, locale: Locale): string {
  return translatePath(translation, "/410/", locale);
}

/** Path of a page of the blog list. Page 1 has no number. */
export function blogPath(translation: TranslationSetup, locale: Locale, page = 1): string {
  return translatePath(translation, page === 1 ? `/${BLOG_SEGMENT}/` : `/${BLOG_SEGMENT}/${page}/`, locale);
}

/** Path of a page of a tag's listing. Page 1 has no number. */
export function tagPath(translation: TranslationSetup, locale: Locale, tag: string, page = 1): string {
  return translatePath(translation, page === 1 ? `/${TAG_SEGMENT}/${tag}/` : `/${TAG_SEGMENT}/${tag}/${page}/`, locale);
}

/** Path of a post: postPath(translation, "fr", "nouveau-site") gives "/fr/nouveau-site/". */
export function postPath(translation: TranslationSetup, locale: Locale, slug: string): string {
  return translatePath(translation, `/${slug}/`, locale);
}

/** Path of a service: servicePath(translation, "pt", "rede-europeia-de-saude") gives "/pt/servicos/rede-europeia-de-saude/". */
export function servicePath(translation: TranslationSetup, locale: Locale, slug: string): string {
  return translatePath(translation, `${barePath("services", locale)}${slug}/`, locale);
}

/** Path of a page of the owner's: textPagePath(translation, "fr", "nos-engagements") gives "/fr/nos-engagements/". */
export function textPagePath(translation: TranslationSetup, locale: Locale, slug: string): string {
  return translatePath(translation, `/${slug}/`, locale);
}

/** Path of the feed of a language's posts. */
export function feedPath(translation: TranslationSetup, locale: Locale): string {
  return translatePath(translation, "/feed.xml", locale);
}

/** Decodes a part of an address for display; gives the text itself if it is malformed. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
