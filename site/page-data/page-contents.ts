/**
 * What each page shows: the generator makes it from the owner's content, and it is sent in the page data. It holds
 * nothing that its page does not show.
 */
import type { Locale } from "../i18n/site-locales.ts";
import type { PageId } from "../page-paths/paths.ts";
import type { ContactContent } from "./contact-content.ts";
import type { BlockNode, Picture, RichText } from "./content-tree.ts";

/** The last band of a page: the two phone numbers and a button that leads to the contact page. */
export interface CallToContact {
  readonly heading: RichText;
  readonly text: RichText;
  readonly button: string;
}

/** A term and its description. */
export interface Definition {
  readonly term: RichText;
  readonly text: RichText;
}

/** A service, as other pages show it. */
export interface ServiceSummary {
  /** Of its tiles, the same in every language. */
  readonly seed: string;
  readonly path: string;
  readonly name: string;
  /** One sentence, for the home page. */
  readonly card: RichText;
  /** Two sentences, for the services index. */
  readonly summary: RichText;
  /** Whom it is for, in a few words. */
  readonly audience: RichText;
}

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

/** A choice of language (R16). */
export interface LanguageChoice {
  readonly locale: Locale;
  /** Path of Home in that language. */
  readonly path: string;
  /** In that language. */
  readonly words: string;
  /** The same in the language of the page, where that is another. */
  readonly translation?: string;
}

export interface HomeContent {
  readonly heading: RichText;
  readonly lead: RichText;
  readonly shores: ShoreDrawings;
  /** None where the site has one language. */
  readonly languages: readonly LanguageChoice[];
  readonly about: {
    readonly heading: RichText;
    readonly lead: RichText;
    readonly text: readonly BlockNode[];
    readonly link: string;
  };
  readonly services: { readonly heading: RichText; readonly list: readonly ServiceSummary[] };
  readonly figures: {
    readonly heading: RichText;
    /** First year in France. */
    readonly since: number;
    readonly portugalSince: number;
    readonly contactCount: number;
    /** Captions of the three numbers. */
    readonly france: RichText;
    readonly portugal: RichText;
    readonly contacts: RichText;
  };
  readonly news: { readonly heading: RichText; readonly link: string; readonly posts: readonly PostSummary[] };
  readonly call: CallToContact;
}

export interface PresentationContent {
  readonly heading: RichText;
  readonly lead: RichText;
  readonly shores: ShoreDrawings;
  readonly about: { readonly heading: RichText; readonly lead: RichText; readonly text: readonly BlockNode[] };
  readonly timeline: {
    readonly heading: RichText;
    readonly steps: readonly { readonly when: string; readonly text: RichText }[];
    readonly note: RichText;
  };
  readonly banks: {
    readonly heading: RichText;
    readonly france: { readonly title: RichText; readonly text: RichText };
    readonly portugal: { readonly title: RichText; readonly text: RichText };
  };
  readonly method: { readonly heading: RichText; readonly rules: readonly Definition[] };
  readonly call: CallToContact;
}

export interface ServicesContent {
  readonly heading: RichText;
  readonly lead: RichText;
  /** Heading of the list, for screen readers. */
  readonly listHeading: string;
  readonly services: readonly ServiceSummary[];
  readonly undecided: {
    readonly heading: RichText;
    readonly lead: RichText;
    readonly text: RichText;
    readonly link: string;
  };
}

/** The steps of what is done for a client. */
export interface StepList {
  readonly heading: RichText;
  readonly items: readonly { readonly title: RichText; readonly text: RichText }[];
}

export interface QuestionList {
  readonly heading: RichText;
  readonly items: readonly { readonly question: RichText; readonly answer: readonly BlockNode[] }[];
}

export interface ServiceContent {
  /** Of its tiles, the same in every language. */
  readonly seed: string;
  readonly name: string;
  readonly heading: RichText;
  readonly lead: RichText;
  /** The page in plain words, for people who read with difficulty. */
  readonly plain: { readonly heading: RichText; readonly text: readonly BlockNode[] };
  readonly tasks: { readonly heading: RichText; readonly items: readonly RichText[] };
  readonly people: { readonly heading: RichText; readonly items: readonly Definition[] };
  readonly steps: StepList;
  /** How much of the client's time it takes. */
  readonly time: { readonly heading: RichText; readonly text: readonly BlockNode[] };
  /** What to bring to the first call. */
  readonly bring: { readonly heading: RichText; readonly items: readonly RichText[] };
  readonly questions: QuestionList;
  readonly others: { readonly heading: RichText; readonly services: readonly ServiceSummary[] };
  readonly call: CallToContact;
}

/** A list of posts: the blog, or one tag's. */
export interface PostListContent {
  readonly heading: RichText;
  readonly lead: RichText;
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
export interface TagsContent {
  readonly heading: RichText;
  readonly lead: RichText;
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
export interface TextContent {
  readonly heading: RichText;
  readonly lead: RichText;
  readonly body: readonly BlockNode[];
  /** Of the tiles at its head; without one there are none. */
  readonly seed?: string;
  readonly steps?: StepList;
  readonly questions?: QuestionList;
  readonly call?: CallToContact;
}

/** What is shown at an address without a page. */
export interface NotFoundContent {
  /** Stands for “Error 404” where the address is known to be gone for good; the page then names no path. */
  readonly label?: string;
  readonly heading: RichText;
  readonly text: RichText;
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
