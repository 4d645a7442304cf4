import type { PostFacts } from "../model/content.ts";
import type { Problem } from "../source/problem.ts";

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
