import { familyOf } from "../../app/components/tiles/tile.ts";
import type { PostFacts } from "../content/content.ts";

/** In a list of three columns, a card touches the one before it and the one above it. */
const NEIGHBOURS = 3;

/**
 * The seed of each article's tiles, by its key: the key itself, or with a number where one of the three articles before
 * it has the same family of tiles (docs/design.md §5). From the oldest on, so that a new article changes no other.
 *
 * @param posts newest first, in all languages
 */
export function tileSeeds(posts: readonly Pick<PostFacts, "key">[]): ReadonlyMap<string, string> {
  const seeds = new Map<string, string>();
  const near: string[] = [];
  for (const { key } of posts.toReversed()) {
    if (seeds.has(key)) continue;
    let seed = key;
    for (let count = 2; near.includes(familyOf(seed)); count++) seed = `${key}~${count}`;
    seeds.set(key, seed);
    near.push(familyOf(seed));
    if (near.length > NEIGHBOURS) near.shift();
  }
  return seeds;
}
