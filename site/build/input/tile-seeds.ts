import { familyOf } from "../../components/tiles/tile.ts";

/** In a list of three columns, a card touches the one before it and the one above it. */
const NEIGHBOURS = 3;

/** Seeds of the first services, which were chosen. */
const CHOSEN: Readonly<Record<string, string>> = {
  "service-administration": "gestao",
  "service-finance": "finances",
  "service-health": "bem-estar",
  "service-projects": "projets",
};

/**
 * The seed of the tiles of each post or folder, by its key: the key itself, or with a number where one of the three
 * before it has the same family of tiles (docs/design.md §5).
 *
 * @param keys posts from the oldest on, so that a new one changes no other; folders in their order
 */
export function tileSeeds(keys: readonly string[]): ReadonlyMap<string, string> {
  const seeds = new Map<string, string>();
  const near: string[] = [];
  for (const key of keys) {
    if (seeds.has(key)) continue;
    const chosen = CHOSEN[key];
    let seed = chosen ?? key;
    for (let count = 2; chosen === undefined && near.includes(familyOf(seed)); count++) seed = `${key}~${count}`;
    seeds.set(key, seed);
    near.push(familyOf(seed));
    if (near.length > NEIGHBOURS) near.shift();
  }
  return seeds;
}
