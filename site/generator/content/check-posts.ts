import type { PostEntry } from "./content.ts";
import type { Problem } from "./problem.ts";

/** Posts, newest first; of the same day, by slug. */
export function sortedPosts<P extends PostEntry>(posts: readonly P[]): P[] {
  return posts.toSorted((a, b) => (a.date === b.date ? order(a.slug, b.slug) : order(b.date, a.date)));
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Posts of one language that share a key: each would be the translation of the other. */
export function repeatedKeys(posts: readonly PostEntry[]): Problem[] {
  const seen = new Map<string, PostEntry>();
  return posts.flatMap((post) => {
    const id = `${post.locale}/${post.key}`;
    const other = seen.get(id);
    seen.set(id, post);
    if (!other) return [];
    const message = `its key “${post.key}” is also that of ${other.file}, in the same language`;
    return [{ file: post.file, line: 1, message, mend: "give one of them another key" }];
  });
}
