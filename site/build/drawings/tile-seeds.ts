import { spreadSeeds } from "#drawings/spread-seeds.ts";

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
 * The seed of the tiles of each post or folder, by its key (docs/design.md §5).
 *
 * @param keys posts from the oldest on, folders in their order
 */
export function tileSeeds(keys: readonly string[]): ReadonlyMap<string, string> {
  return spreadSeeds(keys, CHOSEN_SEEDS, SHARED_SEEDS);
}
