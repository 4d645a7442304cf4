import type { ObjectEntries } from "valibot";
import type { PageTexts, Post, SiteContent } from "../../content/model/content.ts";
import type { PageText } from "../../content/model/page-schemas.ts";
import { forLocale, type Locale, languageOf, shownLanguages } from "../../i18n/language.ts";
import { languageName } from "../../i18n/language-name.ts";
import { message } from "../../i18n/messages.ts";
import type { LocaleData } from "../../pages/data/locale-data.ts";
import { ownMessages } from "../../pages/data/own-messages.ts";
import type { LanguageLink, PageContext, PageHead } from "../../pages/data/page-data.ts";
import type { PageDefinition } from "../../pages/definition/define-page.ts";
import type { SiteInput } from "../../pages/definition/site-input.ts";
import { listPath } from "../../pages/paths/paths.ts";
import type { PageKind, Routes } from "../../pages/paths/routes.ts";
import type { PublishedContent } from "./public-posts.ts";

/** A page to be rendered, and what a build has to know of it beside. */
export interface Page {
  readonly context: PageContext;
  /** The folder of a page whose name is not its id. */
  readonly folder?: string;
  /** The post that the page shows. */
  readonly post?: Post;
  /** Whether many visitors come to it first: then it is compressed well. */
  readonly popular: boolean;
}

/** What the pages of a language are made of. */
export interface PageSources extends PublishedContent {
  readonly site: SiteInput;
  readonly localeDataUrl: string;
}

/** The definition of any page of a kind. */
export type Definition<Kind extends PageKind> = PageDefinition<string, Kind, ObjectEntries, unknown>;

/** The parts of a `PageContext` that differ from page to page. */
export interface PageDescription
  extends Pick<PageContext, "page" | "path" | "textLocale" | "content">,
    Pick<PageHead, "description" | "previous" | "next" | "noindex" | "published"> {
  /** The page's own title, without the brand that the template adds. */
  readonly title: string;
  /** Paths of the page in the languages that it has a text in, its own included. */
  readonly versions: Readonly<Record<Locale, string>>;
  /** Where the language switcher leads for languages without a version of this page; default: the blog list. */
  readonly otherwise?: Readonly<Record<Locale, string>>;
}

/** Completes a page: title template, canonical, alternates, language switcher. */
export function pageContext(description: PageDescription, { content, localeDataUrl, site }: PageSources): PageContext {
  const { page, path, textLocale } = description;
  const { locale } = site;
  const { definition, translation } = content;
  const messages = ownMessages(
    translation.pages,
    page,
    forLocale(content.messages, locale),
    definition.messages.unsent,
  );
  return {
    page,
    locale,
    path,
    ...(textLocale !== undefined && textLocale !== locale
      ? { textLocale, textLanguage: languageName(textLocale, languageOf(translation, locale)) }
      : {}),
    head: pageHead(description, locale, content),
    languages: languageLinks(translation, locale, description),
    localeDataUrl,
    ...(messages && { messages }),
    content: description.content,
  };
}

function pageHead(description: PageDescription, locale: Locale, content: SiteContent): PageHead {
  const { path, textLocale = locale, versions, title, previous, next, noindex, published } = description;
  const texts = forLocale(content.messages, locale);
  return {
    title: message(texts, "page-title", { page: title, brand: content.site.brand }),
    description: description.description,
    canonical: textLocale === locale ? path : (versions[textLocale] ?? path),
    alternates: noindex ? [] : alternates(content.translation, versions),
    ...(previous === undefined ? {} : { previous }),
    ...(next === undefined ? {} : { next }),
    ...(noindex ? { noindex } : {}),
    ...(published === undefined ? {} : { published }),
  };
}

/** hreflang of every version; x-default is that of the default language. A site of one language has none. */
function alternates(translation: Routes, versions: Readonly<Record<Locale, string>>): PageHead["alternates"] {
  if (translation.locales.length === 1) return [];
  const own = translation.locales.flatMap((locale) => {
    const path = versions[locale];
    return path === undefined ? [] : [{ hreflang: locale, path }];
  });
  const main = versions[translation.defaultLocale];
  return main === undefined ? own : [...own, { hreflang: "x-default" as const, path: main }];
}

function languageLinks(translation: Routes, locale: Locale, { versions, otherwise }: PageDescription): LanguageLink[] {
  return translation.locales
    .filter((other) => other !== locale)
    .map((other) => {
      const same = versions[other] ?? otherwise?.[other];
      return same === undefined
        ? { locale: other, path: listPath(translation, other), kind: "list" as const }
        : { locale: other, path: same };
    });
}

/**
 * Where a page is whose texts lie in files, and what its head says.
 *
 * @param pathIn its path in a language
 */
export function placeOf(
  page: string,
  texts: PageTexts,
  { content: { translation }, site: { locale } }: PageSources,
  pathIn: (locale: Locale) => string,
): Omit<PageDescription, "content"> {
  const { text, textLocale } = forLocale(texts, locale);
  const paths = (only: readonly Locale[]) => Object.fromEntries(only.map((other) => [other, pathIn(other)]));
  return {
    page,
    path: pathIn(locale),
    title: text.title,
    description: text.description,
    versions: paths(translation.locales.filter((other) => forLocale(texts, other).textLocale === other)),
    otherwise: paths(translation.locales),
    textLocale,
  };
}

/** The texts of a file as a page's content is made of them: those for its head apart. */
export function shownTexts<Text extends PageText>({ title: _, description: __, body, ...texts }: Text) {
  return { texts, body };
}

/** The data that all pages of a language share. @param facts what the site says on each of them */
export function localeData(
  { site, definition, messages, translation }: SiteContent,
  locale: Locale,
  facts: object = {},
): LocaleData {
  const { brand, url, description } = site;
  return {
    locale,
    messages: forLocale(messages, locale),
    unsent: definition.messages.unsent,
    site: { brand, url, description: forLocale(description, locale), ...facts },
    translation: { ...translation, languages: shownLanguages(translation) },
  };
}
