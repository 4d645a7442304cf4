/** What several pages show of posts and tags. */
import type { Locale } from "../../i18n/language.ts";
import type { BlockNode, Picture, RichText } from "./content-tree.ts";

export interface TagLink {
  readonly id: string;
  readonly label: string;
  readonly path: string;
}

/** A tag among all others: with the number of posts that its listing shows, and the newest of them. */
export interface TagSummary extends TagLink {
  readonly count: number;
  readonly newest: { readonly title: string; readonly locale: Locale };
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

/** Where one reads what a text says of law or taxes. */
export interface TextSource {
  readonly title: RichText;
  readonly url?: string | undefined;
  /** The ISO date on which somebody read it there. */
  readonly checked?: string | undefined;
}

/** A post as its own page shows it. */
export interface ShownPost extends Pick<PostSummary, "seed" | "title" | "description" | "date" | "tags"> {
  /** ISO date. */
  readonly updated?: string;
  /** Reading time in minutes, at least 1. */
  readonly minutes: number;
  readonly image?: Picture;
  readonly body: readonly BlockNode[];
  readonly sources?: readonly TextSource[];
  readonly related: readonly PostSummary[];
}

/** A numbered page of a list of posts. */
export interface PostList {
  /** Every tag that has a post, for the filter. */
  readonly tags: readonly TagLink[];
  readonly posts: readonly PostSummary[];
  readonly pagination: Pagination;
}

/** Position in a list: page 2 of 3. The generator gives the paths, so that a list never links to a missing page. */
export interface Pagination {
  readonly page: number;
  /** Number of pages. */
  readonly count: number;
  /** The pages it links to, in order: always the neighbours; of a long list not all. */
  readonly links: readonly { readonly page: number; readonly path: string }[];
}
