import { seedNumber } from "../../components/tiles/seed.ts";
import { familyOf } from "../../components/tiles/tile.ts";

/** In a list of three columns, a card touches the one before it and the one above it. */
const NEIGHBOURS = 3;

/** Seeds of the first services, which were chosen. */
export const CHOSEN_SEEDS: Readonly<Record<string, string>> = {
  "service-administration": "gestao",
  "service-finance": "finances",
  "service-health": "bem-estar",
  "service-projects": "projets",
};

/** The tiles that all other posts and folders share: some of each family. */
export const SHARED_SEEDS = [1, 2, 4, 5, 7, 11, 14, 3, 6, 8, 12, 17].map((number) => `painel-${number}`);

/**
 * The seed of the tiles of each post or folder, by its key: chosen, or one of a dozen, of another family than the three
 * before it (docs/design.md §5).
 *
 * @param keys posts from the oldest on, so that a new one changes no other; folders in their order
 */
export function tileSeeds(keys: readonly string[]): ReadonlyMap<string, string> {
  const seeds = new Map<string, string>();
  const near: string[] = [];
  for (const key of keys) {
    if (seeds.has(key)) continue;
    const seed = CHOSEN_SEEDS[key] ?? shared(key, near);
    seeds.set(key, seed);
    near.push(familyOf(seed));
    if (near.length > NEIGHBOURS) near.shift();
  }
  return seeds;
}

/** The first of the dozen, from a place that the key says, whose family is not among the given ones. */
function shared(key: string, families: readonly string[]): string {
  const first = seedNumber(key) % SHARED_SEEDS.length;
  const order = [...SHARED_SEEDS.slice(first), ...SHARED_SEEDS.slice(0, first)];
  return order.find((seed) => !families.includes(familyOf(seed))) ?? key;
}
