import type { PostFacts } from "../../content/model/content.ts";
import type { PublicPosts } from "./public-posts.ts";

const RELATED = 3;

/**
 * Posts to read after a post: of its language, those that share most tags first, then the nearest in time, so that a new post
 * changes the pages of few others. Three at most.
 */
export function relatedPosts(post: PostFacts, posts: Pick<PublicPosts, "in">): readonly PostFacts[] {
  const bySharedTags = Array.from({ length: post.tags.length + 1 }, (): PostFacts[] => []);
  for (const other of nearestFirst(post, posts.in(post.locale))) {
    bySharedTags[post.tags.filter((tag) => other.tags.includes(tag)).length]?.push(other);
    if (bySharedTags.at(-1)?.length === RELATED) break;
  }
  return bySharedTags.reverse().flat().slice(0, RELATED);
}

/** The other posts of a list in order of time, the nearest first; of two equally near the earlier one. */
function* nearestFirst(post: PostFacts, posts: readonly PostFacts[]): Generator<PostFacts> {
  const here = posts.indexOf(post);
  for (let distance = 1; distance < posts.length; distance += 1) {
    for (const at of [here + distance, here - distance]) {
      const other = posts[at];
      if (other !== undefined) yield other;
    }
  }
}
