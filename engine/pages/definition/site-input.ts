import type { Locale } from "../../i18n/language.ts";
import type { MessageTexts } from "../../i18n/messages.ts";
import type { PostSummary, TagLink, TagSummary } from "../data/summaries.ts";
import type { Routes } from "../paths/routes.ts";

/** A link to a page, by its name. */
export interface PageLink {
  readonly name: string;
  readonly path: string;
}

/** What every site has to show on any page, in the language of the page; a site adds what is its own. */
export interface SiteInput {
  readonly locale: Locale;
  readonly translation: Routes;
  readonly messages: Readonly<Record<Locale, MessageTexts>>;
  /** Reads those of the page's language: a method, so that a site may name its own. */
  message(key: string, values?: Readonly<Record<string, string | number>>): string;
  /**
   * Path of a page with a fixed one, or of the blog, in the language of this page or in another. A name is any text here,
   * else the type of a page's content would follow from the list of pages, and so from itself.
   *
   * @throws {Error} if there is no such page, which stops the build
   */
  readonly path: (page: string, locale?: Locale) => string;
  /** The pages that the site has once, by their titles. */
  readonly singlePages: readonly (PageLink & { readonly id: string })[];
  /** Tags that have a post. */
  readonly tags: readonly TagLink[];
  readonly tagSummaries: readonly TagSummary[];
  /** The newest posts of the language, at most so many. */
  readonly newestPosts: (count: number) => readonly PostSummary[];
}
