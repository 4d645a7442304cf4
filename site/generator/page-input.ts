import { hash } from "node:crypto";
import type { PageContext } from "../routes/page-data.ts";
import type { PostSummary } from "../routes/page-views.ts";
import type { PageOrder } from "./workers/jobs.ts";

/**
 * Gives the function that hashes what a page is made from. A post is in many lists as the same summary: each is hashed
 * once.
 */
export function pageInputs(): (order: PageOrder) => string {
  const known = new WeakMap<PostSummary, string>();
  const hashOf = (post: PostSummary) => {
    const digest = known.get(post) ?? shortHash(JSON.stringify(post));
    known.set(post, digest);
    return digest;
  };
  return ({ context, ...order }) => {
    const { view, ...page } = context;
    const { posts, rest } = withoutPosts(view);
    return shortHash(JSON.stringify([order, page, rest, posts.map(hashOf)]));
  };
}

/** Takes the summaries out of a view that has some. */
function withoutPosts(view: PageContext["view"]): { readonly posts: readonly PostSummary[]; readonly rest: object } {
  if ("related" in view) return { posts: view.related, rest: { ...view, related: undefined } };
  if ("posts" in view) return { posts: view.posts, rest: { ...view, posts: undefined } };
  return { posts: [], rest: view };
}

function shortHash(text: string): string {
  return hash("sha256", text, "base64url").slice(0, 22);
}
