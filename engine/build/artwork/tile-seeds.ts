import { hash } from "#site/components/tiles/seed.ts";
import { familyOf } from "#site/components/tiles/tile.ts";
import type { PostFacts } from "../../content/model/content.ts";

/** In a list of three columns, a card touches the one before it and the one above it. */
const NEIGHBOURS = 3;

/** The tiles that articles share. */
export const ARTICLE_SEEDS = [1, 2, 4, 5, 7, 11, 14, 3, 6, 8, 12, 17].map((number) => `painel-${number}`);

/**
 * The seed of each post's tiles, by its key: one of a dozen, of another family than the three posts before it
 * (docs/design.md §5). From the oldest on, so that a new post changes no other.
 *
 * @param posts newest first, in all languages
 */
export function tileSeeds(posts: readonly Pick<PostFacts, "key">[]): ReadonlyMap<string, string> {
  const oneOfTheDozen = (key: string, attempt: number) =>
    ARTICLE_SEEDS[(hash(key) + attempt) % ARTICLE_SEEDS.length] ?? key;
  return differing(posts.map(({ key }) => key).toReversed(), oneOfTheDozen);
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
  return differing(
    folders,
    (folder, attempt) => CHOSEN[folder] ?? (attempt === 0 ? folder : `${folder}~${attempt + 1}`),
    CHOSEN,
  );
}

/**
 * A seed for each key, of another family than the three before it.
 *
 * @param seedOf the seed of a key at the given attempt, from 0
 * @param chosen seeds that stay as they are
 */
function differing(
  keys: readonly string[],
  seedOf: (key: string, attempt: number) => string,
  chosen: Readonly<Record<string, string>> = {},
): ReadonlyMap<string, string> {
  const seeds = new Map<string, string>();
  const near: string[] = [];
  for (const key of keys) {
    if (seeds.has(key)) continue;
    let attempt = 0;
    while (chosen[key] === undefined && near.includes(familyOf(seedOf(key, attempt)))) attempt += 1;
    const seed = seedOf(key, attempt);
    seeds.set(key, seed);
    near.push(familyOf(seed));
    if (near.length > NEIGHBOURS) near.shift();
  }
  return seeds;
}
