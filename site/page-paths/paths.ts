/**
 * Pages and their paths; the words of the paths are in the files of the languages (`i18n/languages/`). It imports
 * no page, so that every page can link to any other.
 */
import type { NamedPageId } from "../i18n/languages/language.ts";
import { languages } from "../i18n/languages.ts";
import { type Locale, translationSetup } from "../i18n/site-locales.ts";
import { otherAddress, translatePath } from "../i18n/translate-path.ts";

/** The first segments of the paths of lists: the same in every language. */
export const BLOG_SEGMENT = "blog";
export const TAG_SEGMENT = "tag";

/** A slug, as part of a regular expression: lowercase letters without accents, digits, and single hyphens between them. */
export const SLUG_PATTERN = "[a-z0-9]+(?:-[a-z0-9]+)*";

/** A page with a fixed path; services and pages of texts have theirs in the content. */
export type FixedPageId = NamedPageId | "home" | "tags" | "not-found";
/** Every page of the site; those that have no fixed path have a parameter in it. */
export type PageId = FixedPageId | "blog" | "tag" | "post" | "service" | "text";

/** The pages with a fixed path. */
export const pagesWithFixedPath: readonly FixedPageId[] = [
  "home",
  "presentation",
  "services",
  "contact",
  "legal-notice",
  "accessibility",
  "site-map",
  "tags",
  "not-found",
];

/** Whether a page has a fixed path. */
export function isFixedPage(page: PageId): page is FixedPageId {
  return (pagesWithFixedPath as readonly PageId[]).includes(page);
}

/** Path of a fixed page without its locale prefix: barePath("presentation", "pt") gives "/apresentacao/". */
export function barePath(page: FixedPageId, locale: Locale): string {
  switch (page) {
    case "home":
      return "/";
    case "tags":
      return `/${TAG_SEGMENT}/`;
    case "not-found":
      return "/404/";
    default:
      return `/${languages[locale].paths[page]}/`;
  }
}

/** Path of a fixed page, with its locale prefix: pagePath("presentation", "pt") gives "/pt/apresentacao/". */
export function pagePath(page: FixedPageId, locale: Locale): string {
  return localized(barePath(page, locale), locale);
}

/** What stands for the path of the page of addresses that are gone: that page answers others, with 410. */
export function gonePath(locale: Locale): string {
  return localized("/410/", locale);
}

/** Path of a page of the blog list. Page 1 has no number. */
export function blogPath(locale: Locale, page = 1): string {
  return localized(page === 1 ? `/${BLOG_SEGMENT}/` : `/${BLOG_SEGMENT}/${page}/`, locale);
}

/** Path of a page of a tag's listing. Page 1 has no number. */
export function tagPath(locale: Locale, tag: string, page = 1): string {
  return localized(page === 1 ? `/${TAG_SEGMENT}/${tag}/` : `/${TAG_SEGMENT}/${tag}/${page}/`, locale);
}

/** Path of a post: postPath("fr", "nouveau-site") gives "/fr/nouveau-site/". */
export function postPath(locale: Locale, slug: string): string {
  return localized(`/${slug}/`, locale);
}

/** Path of a service: servicePath("pt", "rede-europeia-de-saude") gives "/pt/servicos/rede-europeia-de-saude/". */
export function servicePath(locale: Locale, slug: string): string {
  return localized(`${barePath("services", locale)}${slug}/`, locale);
}

/** Path of a page of the owner's: textPagePath("fr", "nos-engagements") gives "/fr/nos-engagements/". */
export function textPagePath(locale: Locale, slug: string): string {
  return localized(`/${slug}/`, locale);
}

/** Path of the feed of a language's posts. */
export function feedPath(locale: Locale): string {
  return localized("/feed.xml", locale);
}

/** The addresses of a page: its path, and in the default language also the one with or without the prefix. */
export function addressesOf(path: string, locale: Locale): readonly string[] {
  return locale === translationSetup().defaultLocale ? [path, otherAddress(translationSetup(), path)] : [path];
}

function localized(path: string, locale: Locale): string {
  return translatePath(translationSetup(), path, locale);
}

/** Decodes a part of an address for display; gives the text itself if it is malformed. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
