import type { ObjectEntries } from "valibot";
import type { pages } from "#site";
import type { Post, SiteContent } from "../../content/model/content.ts";
import type { PageText } from "../../content/model/page-schemas.ts";
import { languageName } from "../../i18n/language-name.ts";
import type { Locale } from "../../i18n/languages.ts";
import { message } from "../../i18n/messages.ts";
import type { TranslationSetup } from "../../i18n/translation-setup.ts";
import { ownMessages } from "../../pages/data/own-messages.ts";
import type { LanguageLink, PageContents, PageContext, PageHead } from "../../pages/data/page-data.ts";
import type { PageDefinition, PageKind } from "../../pages/definition/define-page.ts";
import type { SiteInput } from "../../pages/definition/site-input.ts";
import { blogPath, type PageId } from "../../pages/paths/paths.ts";
import type { PublicPosts } from "./public-posts.ts";

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

/** What the pages of a language are made of. */
export interface PageSources {
  readonly content: SiteContent;
  readonly posts: PublicPosts;
  readonly site: SiteInput;
  readonly localeDataUrl: string;
}

/** The definition of any page of a kind. */
export type Definition<Kind extends PageKind> = PageDefinition<
  PageId,
  Kind,
  ObjectEntries,
  PageContents[Extract<(typeof pages)[number], { readonly kind: Kind }>["id"]]
>;

/** The parts of a `PageContext` that differ from page to page. */
export interface PageDescription {
  readonly page: PageId;
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
  readonly content: PageContext["content"];
}

/** Completes a page: title template, canonical, alternates, language switcher. */
export function pageContext(description: PageDescription, content: SiteContent, localeDataUrl: string): PageContext {
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
  return context as PageContext;
}

function pageHead(description: PageDescription, content: SiteContent): PageHead {
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

function languageLinks(
  translation: TranslationSetup,
  { locale, versions, otherwise }: PageDescription,
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

/** The texts of a file as a page's content is made of them: those for its head apart. */
export function shownTexts<Text extends PageText>({ title: _, description: __, body, ...texts }: Text) {
  return { texts, body };
}
