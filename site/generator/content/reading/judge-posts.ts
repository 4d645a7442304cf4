import { checkAddresses, isPublicByItself, sharedAddresses } from "../addresses/check-addresses.ts";
import { type LinkCheck, linkCheck } from "../addresses/links-in-time.ts";
import { type AddressSources, knownPaths, type OtherAddresses, otherAddresses } from "../addresses/site-addresses.ts";
import type { PostFacts } from "../model/content.ts";
import { shownPosts, type Visibility } from "../model/visibility.ts";
import type { Problem } from "../source/problem.ts";
import { repeatedKeys, sortedPosts } from "./check-posts.ts";
import type { SiteReading } from "./read-site.ts";

/** What can only be said of posts when all of them are known. */
export interface JudgedPosts<P extends PostFacts> {
  /** Those that are shown, newest first; of the same day, by slug. */
  readonly shown: readonly P[];
  /** What the addresses of the site follow from. */
  readonly sources: AddressSources;
  readonly addresses: OtherAddresses;
  readonly links: LinkCheck;
  readonly problems: readonly Problem[];
}

/** @param posts every post that could be read, those that are not public included */
export function judgePosts<P extends PostFacts>(
  site: SiteReading,
  posts: readonly P[],
  visibility: Visibility,
): JudgedPosts<P> {
  const { today } = visibility;
  const { tags } = site.settings;
  const read = new Set(posts.map(({ file }) => file));
  const unread = site.posts.filter((file) => !read.has(file));
  const all = sortedPosts(posts);
  const shown = shownPosts(all, visibility);
  const pages = site.pageAddresses.map(({ path }) => path);
  const sources = { posts: all, pages, tags, redirects: site.redirects, gone: site.gone, today };
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
    problems: [...checkAddresses(sources, known), ...repeatedKeys(all), ...sharedAddresses(site.pageAddresses, all)],
  };
}
