import type { PostFacts } from "../content/model/content.ts";
import type { PublishedPosts } from "./published-posts.ts";

const RELATED = 3;
/** Number of posts before and after that are considered: among those of each shared tag, and among all. */
const REACH = 8;
/** More than the distance between any two posts: one more shared tag outweighs it. */
const FAR = 1e9;

/**
 * Gives the function that finds posts to read after a post: same language, those that share most tags first, then the
 * nearest in time; three at most. Only neighbours in time are considered, so that a large site takes no longer per post
 * than a small one, and a new post changes the pages of its neighbours only.
 */
export function relatedPosts(posts: PublishedPosts): (post: PostFacts) => readonly PostFacts[] {
  const timelines = new Map<string, Timeline>();
  const timeline = (id: string, members: () => readonly PostFacts[]) => {
    const known = timelines.get(id) ?? new Timeline(members());
    timelines.set(id, known);
    return known;
  };
  return (post) => {
    const all = () => posts.in(post.locale);
    const own = timeline(post.locale, all);
    const best = new Best<PostFacts>(RELATED);
    const here = own.position(post);
    const consider = (other: PostFacts) => {
      if (other === post) return;
      const there = own.position(other);
      const nearness = -2 * Math.abs(there - here) + (there > here ? 1 : 0);
      best.add(other, sharedTags(post, other) * FAR + nearness);
    };
    for (const tag of post.tags) {
      timeline(`${post.locale} ${tag}`, () => all().filter(({ tags }) => tags.includes(tag))).near(post, consider);
    }
    own.near(post, consider);
    return best.items;
  };
}

function sharedTags(one: PostFacts, other: PostFacts): number {
  let shared = 0;
  for (const tag of one.tags) if (other.tags.includes(tag)) shared += 1;
  return shared;
}

/** Posts in the order of time, and the position of each. */
class Timeline {
  readonly #posts: readonly PostFacts[];
  readonly #positions: ReadonlyMap<PostFacts, number>;

  constructor(posts: readonly PostFacts[]) {
    this.#posts = posts;
    this.#positions = new Map(posts.map((post, index) => [post, index]));
  }

  position(post: PostFacts): number {
    return this.#positions.get(post) ?? 0;
  }

  /** Calls `show` with a post's neighbours and itself. */
  near(post: PostFacts, show: (other: PostFacts) => void): void {
    const position = this.position(post);
    const last = Math.min(position + REACH, this.#posts.length - 1);
    for (let index = Math.max(0, position - REACH); index <= last; index += 1) {
      const other = this.#posts[index];
      if (other !== undefined) show(other);
    }
  }
}

/** The items with the highest ranks, best first, each once. */
class Best<T> {
  readonly #size: number;
  readonly #ranked: { readonly item: T; readonly rank: number }[] = [];

  constructor(size: number) {
    this.#size = size;
  }

  add(item: T, rank: number): void {
    if (this.#ranked.some((other) => other.item === item)) return;
    const after = this.#ranked.findIndex((other) => rank > other.rank);
    if (after < 0 && this.#ranked.length === this.#size) return;
    this.#ranked.splice(after < 0 ? this.#ranked.length : after, 0, { item, rank });
    if (this.#ranked.length > this.#size) this.#ranked.pop();
  }

  get items(): readonly T[] {
    return this.#ranked.map(({ item }) => item);
  }
}
