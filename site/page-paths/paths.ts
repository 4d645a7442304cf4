/**
 * The table of pages and paths (R3 to R15). Data only: it imports no page, so that every page can link to any other.
 * Paths here carry no locale prefix; `pagePath` adds it.
 */
import { type Locale, translationSetup } from "../i18n/site-locales.ts";
import { otherAddress, translatePath } from "../i18n/translate-path.ts";

type PathPerLocale = Readonly<Record<Locale, string>>;

/** Pages with one fixed path per locale. Services and pages of texts have theirs in the content. */
export const fixedPaths = {
  home: { fr: "/", en: "/", pt: "/" },
  presentation: { fr: "/presentation/", en: "/presentation/", pt: "/apresentacao/" },
  services: { fr: "/services/", en: "/services/", pt: "/servicos/" },
  contact: { fr: "/contact/", en: "/contact/", pt: "/contact/" },
  "legal-notice": { fr: "/mention-legale/", en: "/legal-notice/", pt: "/aviso-legal/" },
  accessibility: { fr: "/accessibilite/", en: "/accessibility/", pt: "/acessibilidade/" },
  "site-map": { fr: "/plan-du-site/", en: "/site-map/", pt: "/mapa-do-site/" },
  tags: { fr: "/tag/", en: "/tag/", pt: "/tag/" },
  "not-found": { fr: "/404/", en: "/404/", pt: "/404/" },
} as const satisfies Record<string, PathPerLocale>;

/** A page with a fixed path. */
export type FixedPageId = keyof typeof fixedPaths;
/** Every page of the site; those that have no fixed path have a parameter in it. */
export type PageId = FixedPageId | "blog" | "tag" | "post" | "service" | "text";

/** Path of a fixed page, with its locale prefix: pagePath("presentation", "pt") gives "/pt/apresentacao/". */
export function pagePath(page: FixedPageId, locale: Locale): string {
  return localized(fixedPaths[page][locale], locale);
}

/** What stands for the path of the page of addresses that are gone: that page answers others, with 410. */
export function gonePath(locale: Locale): string {
  return localized("/410/", locale);
}

/** Path of a page of the blog list. Page 1 has no number (D4). */
export function blogPath(locale: Locale, page = 1): string {
  return localized(page === 1 ? "/blog/" : `/blog/${page}/`, locale);
}

/** Path of a page of a tag's listing. Page 1 has no number (D4, D5). */
export function tagPath(locale: Locale, tag: string, page = 1): string {
  return localized(page === 1 ? `/tag/${tag}/` : `/tag/${tag}/${page}/`, locale);
}

/** Path of a post: postPath("fr", "nouveau-site") gives "/fr/nouveau-site/". */
export function postPath(locale: Locale, slug: string): string {
  return localized(`/${slug}/`, locale);
}

/** Path of a service: servicePath("pt", "rede-europeia-de-saude") gives "/pt/servicos/rede-europeia-de-saude/". */
export function servicePath(locale: Locale, slug: string): string {
  return localized(`${fixedPaths.services[locale]}${slug}/`, locale);
}

/** Path of a page of the owner's: textPagePath("fr", "nos-engagements") gives "/fr/nos-engagements/". */
export function textPagePath(locale: Locale, slug: string): string {
  return localized(`/${slug}/`, locale);
}

/** Path of the feed of a language's posts. */
export function feedPath(locale: Locale): string {
  return localized("/feed.xml", locale);
}

/** The addresses of a page: its path, and for French pages the other one, with or without the prefix (R1, D1). */
export function addressesOf(path: string, locale: Locale): readonly string[] {
  return locale === translationSetup.defaultLocale ? [path, otherAddress(translationSetup, path)] : [path];
}

function localized(path: string, locale: Locale): string {
  return translatePath(translationSetup, path, locale);
}

/** Decodes a part of an address for display; gives the text itself if it is malformed. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
