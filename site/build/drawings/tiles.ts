import type { WallPaint } from "#drawings/paint.ts";
import { spreadSeeds } from "#drawings/tile.ts";
import type { Scheme } from "#engine/content/theme/colors.ts";
import { siteScheme } from "../../styles/theme-colors.ts";

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

/** What the first services are about, drawn in a tile of 80 units: a letter, figures, a house with a heart, a key. */
const SIGNS: Readonly<Record<string, string>> = {
  gestao: "M24 30H56V52H24ZM24 31L40 43L56 31",
  finances: "M26 54V42H34V54ZM38 54V34H46V54ZM50 54V26H58V54ZM22 54H60",
  "bem-estar": "M24 42L40 27L56 42M28 39V54H52V39M40 51C33 46 33 40 37 40Q39 40 40 42Q41 40 43 40C47 40 47 46 40 51Z",
  projets: "M33 40a8 8 0 1 0 .1 0ZM38 43L56 27M50 32L54 37M45 37L48 41",
};

/** The outline of a service's sign; undefined for seeds without a sign. */
export function signPath(seed: string): string | undefined {
  return SIGNS[seed];
}

/** The paint of walls in a scheme of the theme. */
export function wallPaint(scheme: Scheme): WallPaint {
  const { tiles, relay } = siteScheme(scheme);
  const { ground, main, deep, wash, accent } = tiles;
  return {
    tile: [ground, main, deep, wash, accent],
    relay: [ground, relay.main, relay.deep, relay.wash, relay.accent],
  };
}
