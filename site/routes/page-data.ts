/**
 * Page data: what `GET /assets/data{path}index.json` answers, and what each document carries inline (rulings D14, D15).
 */
import type { MessageTexts } from "../i18n/messages.ts";
import type { Locale } from "../i18n/site-locales.ts";
import type { PageViews } from "./page-views.ts";
import type { PageId } from "./paths.ts";

/** Root of the page data on the server. */
const PAGE_DATA_ROOT = "/assets/data";

/** Address of a page's data: pageDataUrl("/fr/services/") gives "/assets/data/fr/services/index.json". */
export function pageDataUrl(path: string): string {
  return `${PAGE_DATA_ROOT}${path}index.json`;
}

/** What the document's head says of a page. Paths, not URLs: `LocaleData.site.url` completes them. */
export interface PageHead {
  /** The whole title, template included: "Services - Passerelle - Propulse votre business". */
  readonly title: string;
  readonly description: string;
  /** Path of the one true address of the page. */
  readonly canonical: string;
  /** The page itself and its published versions in other languages; `x-default` is one of them. */
  readonly alternates: readonly { readonly hreflang: Locale | "x-default"; readonly path: string }[];
  readonly previous?: string;
  readonly next?: string;
  readonly noindex?: true;
}

/** Where the language switcher leads. `kind` "list": this page has no version there, the blog list stands in. */
export interface LanguageLink {
  readonly locale: Locale;
  readonly path: string;
  readonly kind: "same" | "list";
}

interface ContextOf<Page extends PageId> {
  readonly page: Page;
  readonly locale: Locale;
  /** The prefixed path of the page. */
  readonly path: string;
  /** Language of the page's own text where it is not `locale`: a translation that falls back (conformance row T3). */
  readonly textLocale?: Locale;
  readonly head: PageHead;
  /** The other languages. */
  readonly languages: readonly LanguageLink[];
  /** Address of the `LocaleData` file that the page was rendered with; it changes with its content. */
  readonly localeDataUrl: string;
  /** Messages that only this page and a few others show. */
  readonly messages?: Partial<MessageTexts>;
  readonly view: PageViews[Page];
}

/** Everything a page is rendered from, beside its locale's data. */
export type PageContext<Page extends PageId = PageId> = Page extends PageId ? ContextOf<Page> : never;

/** The page-data file. `hash` is that of the client program it was made for. */
export interface PageData {
  readonly hash: string;
  readonly context: PageContext;
}

/** A phone number as people read it and as a phone dials it. */
export interface Phone {
  readonly country: "fr" | "pt";
  /** The country's name. */
  readonly label: string;
  readonly number: string;
  /** `tel:` address. */
  readonly url: string;
  /** What a call costs: owed beside the number in Portugal (Decreto-Lei 59/2021). */
  readonly price: string;
}

/** A service that visitors allow or refuse (conformance row C1), with its texts in the page's language. */
export interface ConsentServiceFacts {
  readonly name: string;
  readonly title: string;
  /** What it is for, in words. */
  readonly purposes: readonly string[];
  /** Patterns of the cookies that are deleted when it is switched off. */
  readonly cookies: readonly string[];
  /** What it keeps on the visitor's device and how long, in words; absent where it keeps nothing. */
  readonly storage?: { readonly what: string; readonly duration: string } | undefined;
  readonly callback?: string | undefined;
  readonly default?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly optOut?: boolean | undefined;
  readonly onlyOnce?: boolean | undefined;
}

/** All services, and what holds for those that do not say otherwise: the consent engine's configuration. */
export interface ConsentFacts {
  readonly services: readonly ConsentServiceFacts[];
  readonly default?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly optOut?: boolean | undefined;
}

/** Where the trackers are (conformance rows A1, A2); one that is absent is off. */
export interface AnalyticsFacts {
  readonly matomo?: { readonly url: string; readonly siteId: number };
  readonly tag?: { readonly url: string; readonly propertyId: string };
}

/** Facts that every page of a locale shows in its header and footer. */
export interface SiteFacts {
  readonly brand: string;
  /** Origin of the site, without a trailing slash. */
  readonly url: string;
  readonly description: string;
  /** First year of the company, for the copyright line. */
  readonly since: number;
  /** Last year of the copyright line: the year of the build. */
  readonly year: number;
  readonly phones: readonly Phone[];
  /** As people read them: the offices' hours, and those of the telephone service for residents abroad (GMT). */
  readonly hours: {
    readonly office: readonly string[];
    readonly abroad: readonly string[];
  };
  readonly social: readonly { readonly name: string; readonly url: string }[];
  /** The declared state of accessibility, in words. */
  readonly accessibility: string;
  /** Where the contact form posts to. */
  readonly contactEndpoint: string;
  readonly consent: ConsentFacts;
  readonly analytics: AnalyticsFacts;
}

/**
 * What all pages of a locale share; its own file, named by its content, loaded once per locale. In files and documents
 * it lacks the messages that pages have for themselves (`own-messages.ts`).
 */
export interface LocaleData {
  readonly locale: Locale;
  readonly messages: MessageTexts;
  readonly site: SiteFacts;
}

/** What the document carries inline, as inert JSON, under the id `page-data`. */
export interface InlineData extends PageData {
  readonly localeData: LocaleData;
}

/** Id of the inert script element with the `InlineData`. */
export const INLINE_DATA_ID = "page-data";
/** Id of the element that React renders into. */
export const APP_ROOT_ID = "app";
/** Id of the element before it, where the client shows the consent banner: first on the keyboard's way. */
export const CONSENT_ROOT_ID = "consent";
