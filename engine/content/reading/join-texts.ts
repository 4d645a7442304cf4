import { dayIn } from "../../i18n/days.ts";
import { type LinkCheck, linkCheck } from "../addresses/links-in-time.ts";
import { type AddressSources, type OtherAddresses, otherAddresses } from "../addresses/site-addresses.ts";
import type { MediaFile } from "../media/media.ts";
import type { Content, Post } from "../model/content.ts";
import { shownPosts } from "../model/visibility.ts";
import type { Problem } from "../source/problem.ts";
import type { SiteReading } from "./read-settings-and-pages.ts";
import type { ReadTexts } from "./read-texts.ts";

/** What all texts of a folder tell together, on a day. */
export interface JoinedTexts {
  readonly texts: ReadTexts;
  /** Posts that are shown, newest first; of the same day, by slug. */
  readonly shown: readonly Post[];
  /** The files of pages and posts whose addresses could not be read. */
  readonly unread: readonly string[];
  /** What the addresses of the site follow from. */
  readonly addresses: AddressSources;
  /** Every address that answers otherwise than with a page. */
  readonly others: OtherAddresses;
  readonly links: LinkCheck;
}

/** The day, and whether drafts and posts to come are shown too, marked. */
export interface DayOptions {
  readonly now?: Date;
  readonly drafts?: boolean;
}

/** Joins texts that were read one by one. */
export function joinTexts(texts: ReadTexts, { now = new Date(), drafts = false }: DayOptions): JoinedTexts {
  const { content, settings, pageAddresses, redirects, published, unreadPages, posts: files } = texts.reading;
  const today = dayIn(content?.site.timeZone ?? "UTC", now);
  const posts = sortedPosts(texts.posts);
  const { translation, tags = [...new Set(posts.flatMap((post) => post.tags))] } = settings;
  const shown = shownPosts(posts, { today, drafts }, translation);
  const pages = pageAddresses.map(({ path }) => path);
  const addresses = { translation, posts, pages, tags, redirects, published, today };
  const others = otherAddresses(addresses, shown);
  const read = new Set(posts.map(({ file }) => file));
  const unread = [...unreadPages, ...files.filter((file) => !read.has(file))];
  let check: LinkCheck | undefined;
  return {
    texts,
    shown,
    unread,
    addresses,
    others,
    // Of every text: made for who judges them.
    get links() {
      check ??= linkCheck(addresses, unread, { today, drafts }, others.redirects);
      return check;
    },
  };
}

/** Content, and the files of the media folder that it shows and offers. */
export interface ReadContent extends Pick<JoinedTexts, "addresses" | "others"> {
  readonly content: Content;
  readonly media: readonly MediaFile[];
  /** Notes on files of the media folder that no text names. */
  readonly mediaNotes: readonly Problem[];
  /** The folder without its posts, from which all this was made. */
  readonly reading: SiteReading;
  /** Every post, those that are not shown included. */
  readonly posts: readonly Post[];
}

/**
 * The content that joined texts make: also where some have errors, but not where the configuration has.
 *
 * @param isJudged whether its notes are asked for, those on links too
 */
export function contentOf(joined: JoinedTexts, isJudged = true): ReadContent | undefined {
  const { texts, shown, addresses, others } = joined;
  const { reading, posts, postFiles, named } = texts;
  if (reading.content === undefined) return undefined;
  const linking = isJudged ? [...reading.pageFiles, ...postFiles] : [];
  const notes = linking.flatMap((file) => joined.links.notes(file));
  return {
    content: { ...reading.content, notes: [...reading.content.notes, ...notes], posts: shown },
    media: reading.media.files(named),
    mediaNotes: reading.media.notes(named),
    reading,
    posts,
    addresses,
    others,
  };
}

/** Posts, newest first; of the same day, by slug. */
function sortedPosts(posts: readonly Post[]): Post[] {
  return posts.toSorted((a, b) => (a.date === b.date ? order(a.slug, b.slug) : order(b.date, a.date)));
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
