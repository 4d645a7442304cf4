import type { Locale } from "../../i18n/language.ts";
import type { MessageTexts } from "../../i18n/messages.ts";

/**
 * Page data: the response of `GET /assets/data{path}index.json`, and the JSON inside each document.
 */

const PAGE_DATA_ROOT = "/assets/data";

/** Address of a page's data: pageDataUrl("/fr/services/") gives "/assets/data/fr/services/index.json". */
export function pageDataUrl(path: string): string {
  return `${PAGE_DATA_ROOT}${path}index.json`;
}

/** The page whose data an address names; undefined for any other address. */
export function pathOfPageData(address: string): string | undefined {
  return address.startsWith(`${PAGE_DATA_ROOT}/`) && address.endsWith("/index.json")
    ? address.slice(PAGE_DATA_ROOT.length, -"index.json".length)
    : undefined;
}

/** Pixels of a social image: what the places that show them ask for. */
export const SOCIAL_WIDTH = 1200;
export const SOCIAL_HEIGHT = 630;

/** The image that is shown where a page is shared: 1200 × 630 (Open Graph). */
export interface SocialImage {
  readonly href: string;
  readonly alt: string;
}

/** Content of the document's head. Paths, not URLs: `LocaleData.site.url` is the origin. */
export interface PageHead {
  /** The whole title, template included: "Our team - Name of the site". */
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** The page itself and its versions in other languages; `x-default` is one of them. */
  readonly alternates: readonly { readonly hreflang: Locale | "x-default"; readonly path: string }[];
  readonly previous?: string;
  readonly next?: string;
  readonly noindex?: true;
  /** ISO date of a post. */
  readonly published?: string;
  /** Absent where nobody shares the page: on the error page. */
  readonly image?: SocialImage;
  /** schema.org data of the page. */
  readonly structuredData?: readonly object[];
}

/**
 * A link of the language switcher. `kind` "list": this page has no version in that language; the link leads to its
 * blog.
 */
export interface LanguageLink {
  readonly locale: Locale;
  readonly path: string;
  readonly kind?: "list";
}

/** Everything a page is rendered from, beside its locale's data. */
export interface PageContext<Page extends string = string, Content = unknown> {
  readonly page: Page;
  readonly locale: Locale;
  /** The prefixed path of the page. */
  readonly path: string;
  /** Language of the page's own text where it is not `locale`: a translation that falls back. */
  readonly textLocale?: Locale;
  /** The name of that language in the words of the page's. */
  readonly textLanguage?: string;
  readonly head: PageHead;
  /** The other languages. */
  readonly languages: readonly LanguageLink[];
  /** Address of the `LocaleData` file that the page was rendered with; it changes with its content. */
  readonly localeDataUrl: string;
  /** Messages that only this page and a few others show. */
  readonly messages?: Partial<MessageTexts>;
  readonly content: Content;
}

/** The page-data file, and the inert JSON inside the document. `hash` is that of the client bundle that it was made for. */
export interface PageData {
  readonly hash: string;
  readonly context: PageContext;
}

/** Id of the inert script element with the `PageData`. */
export const INLINE_DATA_ID = "_page-data";
/** Id of the element that React renders into. */
export const APP_ROOT_ID = "_app";

/** Id of the element with the content of the page. */
export const MAIN_ID = "_main";
