import { basename } from "node:path/posix";
import { locales } from "../../i18n/site-locales.ts";
import {
  addressesOf,
  blogPath,
  type FixedPageId,
  feedPath,
  fixedPaths,
  pagePath,
  postPath,
  tagPath,
} from "../../page-paths/paths.ts";
import { formsOf } from "./addresses/aliases.ts";
import type { PostFacts } from "./content.ts";
import { pageCount } from "./paginate.ts";
import type { PageAddress } from "./read-pages.ts";
import type { Problem } from "./source/problem.ts";

/** Posts, newest first; of the same day, by slug. */
export function sortedPosts<P extends PostFacts>(posts: readonly P[]): P[] {
  return posts.toSorted((a, b) => (a.date === b.date ? order(a.slug, b.slug) : order(b.date, a.date)));
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Posts of one language that share a key: each would be the translation of the other. */
export function repeatedKeys(posts: readonly PostFacts[]): Problem[] {
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

/** Pages of texts that have the address of a post, public or not. */
export function sharedAddresses(pages: readonly PageAddress[], posts: readonly PostFacts[]): Problem[] {
  const files = new Map(posts.map(({ locale, slug, file }) => [postPath(locale, slug), file]));
  return pages.flatMap(({ path, file, line, slug }): Problem[] => {
    const other = files.get(path);
    if (other === undefined) return [];
    return [{ file, line, id: "page-address-taken", values: { address: path, other, write: `slug: ${slug}-2` } }];
  });
}

/**
 * Every path a text may link to, unprefixed French aliases included; also where other parts of the content are wrong.
 *
 * @param pages paths of services and pages of texts
 * @param unread files of posts that could not be read: a link to one is not wrong as well
 */
export function knownPaths(
  posts: readonly PostFacts[],
  pages: readonly string[],
  tags: readonly string[],
  unread: readonly string[],
): ReadonlySet<string> {
  const used = new Set(posts.flatMap((post) => post.tags));
  const known = locales.flatMap((locale) => {
    const own = posts.filter((post) => post.locale === locale);
    const paths = [
      ...Object.keys(fixedPaths).map((page) => pagePath(page as FixedPageId, locale)),
      ...own.map((post) => postPath(locale, post.slug)),
      ...unread
        .filter((file) => file.startsWith(`posts/${locale}/`))
        .map((file) => postPath(locale, basename(file, ".md"))),
      ...Array.from({ length: pageCount(own.length) }, (_, index) => blogPath(locale, index + 1)),
      ...tags.filter((tag) => used.has(tag)).map((tag) => tagPath(locale, tag)),
    ];
    return [...paths.flatMap((path) => addressesOf(path, locale)), feedPath(locale)];
  });
  return new Set([...known, ...pages.flatMap(formsOf)]);
}
