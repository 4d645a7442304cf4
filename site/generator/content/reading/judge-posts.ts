import { checkAddresses, isPublicByItself, sharedAddresses } from "../addresses/check-addresses.ts";
import { type LinkCheck, linkCheck } from "../addresses/links-in-time.ts";
import { type AddressSources, knownPaths, type OtherAddresses, otherAddresses } from "../addresses/site-addresses.ts";
import type { Post, PostFacts } from "../model/content.ts";
import { shownPosts, type Visibility } from "../model/visibility.ts";
import type { Problem } from "../source/problem.ts";
import type { SiteReading } from "./read-site.ts";

/** What can only be said of posts when all of them are known. */
interface JudgedPosts {
  /** Those that are shown, newest first; of the same day, by slug. */
  readonly shown: readonly Post[];
  /** What the addresses of the site follow from. */
  readonly sources: AddressSources;
  readonly addresses: OtherAddresses;
  readonly links: LinkCheck;
  readonly problems: readonly Problem[];
}

/** @param posts every post that could be read, those that are not public included */
export function judgePosts(reading: SiteReading, posts: readonly Post[], visibility: Visibility): JudgedPosts {
  const { today } = visibility;
  const { tags } = reading.settings;
  const read = new Set(posts.map(({ file }) => file));
  const unread = reading.posts.filter((file) => !read.has(file));
  const all = sortedPosts(posts);
  const shown = shownPosts(all, visibility);
  const pages = reading.pageAddresses.map(({ path }) => path);
  const sources = { posts: all, pages, tags, redirects: reading.redirects, gone: reading.gone, today };
  const known = knownPaths(
    all.filter((post) => isPublicByItself(post, today)),
    pages,
    tags,
    unread,
  );
  const addresses = otherAddresses(sources, shown);
  return {
    shown,
    sources,
    addresses,
    links: linkCheck(all, pages, tags, unread, visibility, addresses.redirects),
    problems: [
      ...checkAddresses(sources, known),
      ...repeatedKeys(all),
      ...sharedAddresses(reading.pageAddresses, all),
      ...changedLater(all, today),
    ],
  };
}

/** Posts, newest first; of the same day, by slug. */
function sortedPosts(posts: readonly Post[]): Post[] {
  return posts.toSorted((a, b) => (a.date === b.date ? order(a.slug, b.slug) : order(b.date, a.date)));
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Posts that say of a day to come that they were changed on it: lists and feeds would place them there. */
function changedLater(posts: readonly PostFacts[], today: string): Problem[] {
  return posts.flatMap(({ file, date, updated = date, updatedLine = 1 }): Problem[] => {
    const latest = date > today ? date : today;
    if (updated <= latest) return [];
    return [{ file, line: updatedLine, id: "day-to-come", values: { name: "updated", write: `updated: ${latest}` } }];
  });
}

/** Posts of one language that share a key: each would be the translation of the other. */
function repeatedKeys(posts: readonly PostFacts[]): Problem[] {
  const seen = new Map<string, PostFacts>();
  return posts.flatMap((post): Problem[] => {
    const id = `${post.locale}/${post.key}`;
    const other = seen.get(id);
    seen.set(id, post);
    if (!other) return [];
    const values = { key: post.key, other: other.file, write: `key: ${post.key}-2` };
    return [{ file: post.file, line: 1, id: "key-taken", values }];
  });
}
