import { familyOf } from "#site/components/tiles/tile.ts";
import type { PostFacts } from "../../content/model/content.ts";

/** In a list of three columns, a card touches the one before it and the one above it. */
const NEIGHBOURS = 3;

/**
 * The seed of each post's tiles, by its key: the key itself, or with a number where one of the three posts before
 * it has the same family of tiles (docs/design.md §5). From the oldest on, so that a new post changes no other.
 *
 * @param posts newest first, in all languages
 */
export function tileSeeds(posts: readonly Pick<PostFacts, "key">[]): ReadonlyMap<string, string> {
  return differing(posts.map(({ key }) => key).toReversed());
}

/** Seeds of the first services, which were chosen. */
const CHOSEN: Readonly<Record<string, string>> = {
  "service-administration": "gestao",
  "service-finance": "finances",
  "service-health": "bem-estar",
  "service-projects": "projets",
};

/** The seed of each service's tiles, by the name of its folder: chosen, or made from that name in the same way. */
export function serviceSeeds(folders: readonly string[]): ReadonlyMap<string, string> {
  return differing(folders, CHOSEN);
}

/** A seed for each key, made from it where none is chosen, of another family than the three before it. */
function differing(
  keys: readonly string[],
  chosen: Readonly<Record<string, string>> = {},
): ReadonlyMap<string, string> {
  const seeds = new Map<string, string>();
  const near: string[] = [];
  for (const key of keys) {
    if (seeds.has(key)) continue;
    const own = chosen[key];
    let seed = own ?? key;
    for (let count = 2; own === undefined && near.includes(familyOf(seed)); count++) seed = `${key}~${count}`;
    seeds.set(key, seed);
    near.push(familyOf(seed));
    if (near.length > NEIGHBOURS) near.shift();
  }
  return seeds;
}
