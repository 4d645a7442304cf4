import { languageName } from "../../i18n/language-name.ts";
import type { Locale } from "../../i18n/languages.ts";
import { message } from "../../i18n/messages.ts";
import type { TranslationSetup } from "../../i18n/translation-setup.ts";
import { ownMessages } from "../../page-data/own-messages.ts";
import type { PageContents } from "../../page-data/page-contents.ts";
import type { LanguageLink, PageContext, PageHead } from "../../page-data/page-data.ts";
import { blogPath, type FixedPageId, type PageId, pagePath } from "../../page-paths/paths.ts";
import type { Post, SiteContent } from "../content/model/content.ts";

/** A page, and what a build has to know of it beside. */
export interface PageOutline {
  readonly context: PageContext;
  /** The folder of a page whose name is not its id. */
  readonly folder?: string;
  /** The post that the page shows. */
  readonly post?: Post;
  /** Whether many visitors load it: then it is compressed best. */
  readonly popular: boolean;
}

/** The parts of a `PageContext` that differ from page to page. */
export interface PageDescription<Page extends PageId> {
  readonly page: Page;
  readonly locale: Locale;
  readonly path: string;
  /** The page's own title, without the brand that the template adds. */
  readonly title: string;
  readonly description: string;
  /** Paths of the page in the languages that it has a text in, its own included. */
  readonly versions: Readonly<Partial<Record<Locale, string>>>;
  /** Where the language switcher leads for languages without a version of this page; default: the blog list. */
  readonly otherwise?: Readonly<Partial<Record<Locale, string>>>;
  readonly textLocale?: Locale;
  readonly previous?: string;
  readonly next?: string;
  readonly noindex?: true;
  readonly published?: string;
  readonly content: PageContents[Page];
}

/** Completes a page: title template, canonical, alternates, language switcher. */
export function pageContext<Page extends PageId>(
  description: PageDescription<Page>,
  content: SiteContent,
  localeDataUrl: string,
): PageContext<Page> {
  const { page, locale, path, textLocale } = description;
  const messages = ownMessages(page, content.messages[locale]);
  const context = {
    page,
    locale,
    path,
    ...(textLocale !== undefined && textLocale !== locale
      ? { textLocale, textLanguage: languageName(textLocale, locale) }
      : {}),
    head: pageHead(description, content),
    languages: languageLinks(content.translation, description),
    localeDataUrl,
    ...(messages && { messages }),
    content: description.content,
  };
  return context as unknown as PageContext<Page>;
}

function pageHead<Page extends PageId>(description: PageDescription<Page>, content: SiteContent): PageHead {
  const { locale, path, textLocale = locale, versions, title, previous, next, noindex, published } = description;
  const texts = content.messages[locale];
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
function alternates(
  translation: TranslationSetup,
  versions: Readonly<Partial<Record<Locale, string>>>,
): PageHead["alternates"] {
  if (translation.locales.length === 1) return [];
  const own = translation.locales.flatMap((locale) => {
    const path = versions[locale];
    return path === undefined ? [] : [{ hreflang: locale, path }];
  });
  const main = versions[translation.defaultLocale];
  return main === undefined ? own : [...own, { hreflang: "x-default" as const, path: main }];
}

function languageLinks<Page extends PageId>(
  translation: TranslationSetup,
  { locale, versions, otherwise }: PageDescription<Page>,
): LanguageLink[] {
  return translation.locales
    .filter((other) => other !== locale)
    .map((other) => {
      const same = versions[other] ?? otherwise?.[other];
      return same === undefined
        ? { locale: other, path: blogPath(translation, other), kind: "list" as const }
        : { locale: other, path: same };
    });
}

/** Paths of a page with a fixed path, in the given languages. */
export function fixedVersions(translation: TranslationSetup, page: FixedPageId, only: readonly Locale[]) {
  return Object.fromEntries(only.map((locale) => [locale, pagePath(translation, page, locale)])) as Partial<
    Record<Locale, string>
  >;
}
