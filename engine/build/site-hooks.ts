/** What a build asks of a site beside its pages; a site gives what it needs. */
import type { Content, SiteContent } from "../content/model/content.ts";
import type { Problem } from "../content/source/problem.ts";
import type { YamlSource } from "../content/source/yaml-source.ts";
import type { Locale } from "../i18n/languages.ts";
import type { OwnerText } from "../i18n/owner-text.ts";
import type { OwnerLanguage } from "../manifest/owner-facts.ts";
import type { LocaleData } from "../pages/data/locale-data.ts";
import type { PageContext } from "../pages/data/page-data.ts";
import type { SiteInput } from "../pages/definition/site-input.ts";
import type { BuildPlace, BuildResult } from "../report/build-result.ts";
import type { Need } from "../report/needs.ts";
import type { Section } from "../report/report-sections.ts";
import type { CardLook } from "./artwork/card-look.ts";
import type { PublicPosts } from "./pages/public-posts.ts";
import type { DocumentFiles, DocumentTheme } from "./render/document-head.tsx";
import type { UnrenderedParts } from "./render/page-parts.ts";

/** What is published. */
export interface PublishedContent {
  readonly content: SiteContent;
  readonly posts: PublicPosts;
}

/**
 * Pure, but for the reading of the site's own files. They are methods, so that a site may write its own facts where the
 * engine knows only those of every site.
 */
export interface SiteHooks {
  /** What every page of a language shows, beside the name of the site. @param now when the build is made */
  facts?(published: PublishedContent, locale: Locale, now: Date): object;
  /** What pages are made of in a language, beside what every site has. */
  input?(every: SiteInput, published: PublishedContent): SiteInput;
  /** A seed for each key of a post or of a folder, in their order: what is drawn from it is the same in every language. */
  seeds?(keys: readonly string[]): ReadonlyMap<string, string>;
  /** schema.org data of a page. */
  structuredData?(page: PageContext, shared: LocaleData, sources: StructuredDataSources): readonly object[];
  readonly socialImages?: SocialImages;
  /** Files that answer an address of their own, such as drawings. */
  files?(content: SiteContent, now: Date): readonly SiteFile[];
  /** Attributes of elements of every document. */
  marks?(content: SiteContent): DocumentMarks;
  /** Whom the policy of every answer lets pages reach, beside the site itself. */
  policy?(published: PublishedContent): SitePolicy;
  /** What a server behind the site is given; undefined where the site needs none. */
  server?(build: ServerSources): Promise<ServerFiles | undefined>;
  /** What the owner has to decide before the site goes online. @param source `site.yaml`, for the lines */
  decisions?(published: PublishedContent, source: YamlSource): Decisions;
  /** What changes by itself beside the posts. */
  dates?(content: SiteContent): SiteDates;
  /** The content as it is tried out, in the development server and the editor's preview: nothing of it reaches others. */
  triedOut?(content: Content): Content;
  /** What the owner's report says beside what it says of every site. */
  report?(build: BuildResult, place: BuildPlace, language: OwnerLanguage): Promise<SiteReport>;
}

/** What structured data may name beside the page. */
export interface StructuredDataSources extends Pick<DocumentFiles, "touchIcons"> {
  readonly content: SiteContent;
}

/** The images that are shown where pages are shared. Equal cards share one image. */
export interface SocialImages<Card extends object = object> {
  /** Changes with the drawing, so that no outdated image is taken from the cache. */
  readonly version: string;
  /** What the image of a page shows. */
  card(page: PageContext, shared: LocaleData): Card;
  /** The one that older posts of a language share. */
  postsCard(shared: LocaleData): Card;
  /** Its words, for who does not see it. */
  textOf(card: Card): string;
  /** An SVG document of 1200 × 630, its text as outlines. */
  draw(card: Card, look: CardLook): Promise<string>;
  /** Messages that cards show, beside titles, headings, tags and the brand. */
  readonly messages: readonly string[];
}

/** Attributes by which the site's own program knows elements that the engine writes. */
export interface DocumentMarks {
  /** Of the script element of the entry, beside the engine's own. */
  readonly script?: Readonly<Record<string, string>>;
  /** Of the link to a provider's font sheet, in place of its `href`: it then waits until a script gives it one. */
  readonly fontSheet: Readonly<Record<string, string>>;
}

/** A file of the site at an address. */
export interface SiteFile {
  readonly path: string;
  readonly text: string;
  /** Whether its address changes with its bytes. */
  readonly isImmutable?: boolean;
}

/** Sources that a directive of the Content-Security-Policy allows beside the engine's own. */
export type SitePolicy = Readonly<
  Partial<
    Record<
      "script-src" | "style-src" | "font-src" | "img-src" | "connect-src" | "frame-src" | "form-action",
      readonly string[]
    >
  >
> & {
  /** Names of its Trusted Types policies; false where scripts of others cannot work with them. */
  readonly "trusted-types"?: readonly string[] | false;
};

/** What the files of a server are made from. */
export interface ServerSources {
  readonly content: SiteContent;
  readonly localeData: Readonly<Record<Locale, LocaleData>>;
  readonly css: string;
  readonly theme: DocumentTheme;
  /** File of the bundled renderer. */
  readonly renderer: string;
  /** The parts of the document of a page that the site has once. */
  readonly parts: (page: string, locale: Locale) => UnrenderedParts;
}

/** What a server behind the site needs. */
export interface ServerFiles {
  /** Files by name below the build's root, which answer no address. */
  readonly files: Readonly<Record<string, string>>;
  /** What a host answers while the server is down; undefined where the site sends nothing to it. */
  readonly away: string | undefined;
}

/** What changes by itself. */
export interface SiteDates {
  /** The next day on which a build makes something else. */
  readonly next: string | undefined;
  /** The days that the owner is told of, in their order. */
  readonly days: readonly { readonly day: string; readonly words: OwnerText }[];
}

/** Parts of the owner's report. */
export interface SiteReport {
  /** What waits for the owner. */
  readonly needs: readonly Need[];
  readonly sections: readonly Section[];
}

/** What the owner has to decide before the site goes online. */
export interface Decisions {
  readonly toDecide: readonly Problem[];
  /** Of these, the ones that each build tells. */
  readonly told: readonly Problem[];
}
