/**
 * What each page shows: its texts (`shown-texts.ts`) and what the generator adds to them. It is sent in the page data,
 * and holds nothing that its page does not show.
 */
import type { Locale } from "../i18n/languages.ts";
import type { PageId } from "../page-paths/paths.ts";
import type { ContactContent } from "./contact-content.ts";
import type { BlockNode, Picture, RichText } from "./content-tree.ts";
import type { ShownTexts } from "./shown-texts.ts";

export type CallToContact = ShownTexts<"home">["call"];
export type StepList = ShownTexts<"service">["steps"];
export type QuestionList = ShownTexts<"service">["questions"];

/** A term and its description. */
export type Definition = ShownTexts<"service">["people"]["items"][number];

/** A service, as other pages show it. */
export type ServiceSummary = Pick<ShownTexts<"service">, "name" | "card" | "summary" | "audience"> & {
  /** Of its tiles, the same in every language. */
  readonly seed: string;
  readonly path: string;
};

export interface TagLink {
  readonly id: string;
  readonly label: string;
  readonly path: string;
}

/** A post as lists show it. */
export interface PostSummary {
  /** Of the post's tiles, shared by the language versions. */
  readonly seed: string;
  readonly path: string;
  /** The language it is written in; on a tag listing it may differ from the page's. */
  readonly locale: Locale;
  /** The name of that language in the page's, where it differs. */
  readonly language?: string;
  readonly title: RichText;
  readonly description: string;
  /** ISO date. */
  readonly date: string;
  readonly tags: readonly TagLink[];
}

/** Position in a list: page 2 of 3. The generator gives the paths, so that a list never links to a missing page. */
export interface Pagination {
  readonly page: number;
  /** Number of pages. */
  readonly count: number;
  /** The pages it links to, in order: always the neighbours; of a long list not all. */
  readonly links: readonly PageNumberLink[];
}

/** A page of a list, by its number. */
export interface PageNumberLink {
  readonly page: number;
  readonly path: string;
}

/** Addresses of the drawings of the two banks. */
export type ShoreDrawings = Readonly<Record<"fr" | "pt", string>>;

/** A choice of language. */
export interface LanguageChoice {
  readonly locale: Locale;
  /** Path of Home in that language. */
  readonly path: string;
  /** In that language. */
  readonly words: string;
  /** The same in the language of the page, where that is another. */
  readonly translation?: string;
}

export type HomeContent = ShownTexts<"home"> & {
  readonly shores: ShoreDrawings;
  /** None where the site has one language. */
  readonly languages: readonly LanguageChoice[];
  readonly services: { readonly list: readonly ServiceSummary[] };
  readonly figures: {
    /** First year in France. */
    readonly since: number;
    readonly portugalSince: number;
    readonly contactCount: number;
  };
  readonly news: { readonly posts: readonly PostSummary[] };
};

export type PresentationContent = ShownTexts<"presentation"> & { readonly shores: ShoreDrawings };

export type ServicesContent = ShownTexts<"services"> & { readonly services: readonly ServiceSummary[] };

export type ServiceContent = Omit<ShownTexts<"service">, "card" | "summary" | "audience"> & {
  /** Of its tiles, the same in every language. */
  readonly seed: string;
  readonly others: { readonly services: readonly ServiceSummary[] };
};

/** A list of posts: the blog, or one tag's. */
export interface PostListContent extends ShownTexts<"blog"> {
  /** Every tag that has a post, for the filter; the current one is `tag`. */
  readonly tags: readonly TagLink[];
  readonly posts: readonly PostSummary[];
  readonly pagination: Pagination;
}

export interface TagContent extends PostListContent {
  readonly tag: TagLink;
}

/** A tag among all others: with the number of posts that its listing shows, and the newest of them. */
export interface TagSummary extends TagLink {
  readonly count: number;
  readonly newest: { readonly title: string; readonly locale: Locale };
}

/** The list of all tags. */
export interface TagsContent extends ShownTexts<"tags"> {
  readonly tags: readonly TagSummary[];
}

export interface PostContent {
  /** Of its tiles, shared by the language versions. */
  readonly seed: string;
  readonly title: RichText;
  readonly description: string;
  /** ISO dates. */
  readonly date: string;
  readonly updated?: string;
  /** Reading time in minutes, at least 1. */
  readonly minutes: number;
  readonly tags: readonly TagLink[];
  readonly image?: Picture;
  readonly body: readonly BlockNode[];
  readonly related: readonly PostSummary[];
}

/** Running text with a table of contents: legal notice, accessibility statement, site map, pages of the owner's. */
export interface TextContent extends ShownTexts<"text"> {
  readonly body: readonly BlockNode[];
  /** Of the tiles at its head; without one there are none. */
  readonly seed?: string;
}

/** What is shown at an address without a page. */
export interface NotFoundContent extends ShownTexts<"not-found"> {
  /** Stands for “Error 404” where the address is known to be gone for good; the page then names no path. */
  readonly label?: string;
}

/** The content of each page. */
export interface PageContents {
  readonly home: HomeContent;
  readonly presentation: PresentationContent;
  readonly services: ServicesContent;
  readonly service: ServiceContent;
  readonly text: TextContent;
  readonly blog: PostListContent;
  readonly tag: TagContent;
  readonly tags: TagsContent;
  readonly post: PostContent;
  readonly contact: ContactContent;
  readonly "legal-notice": TextContent;
  readonly accessibility: TextContent;
  readonly "site-map": TextContent;
  readonly "not-found": NotFoundContent;
}

/** The content of one page. */
export type ContentOf<Page extends PageId> = PageContents[Page];
