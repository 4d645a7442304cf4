/** The walls of tiles that pages show: the build draws a file for each size and seed. */
import { seedNumber } from "#drawings/seed.ts";

/** In tiles: at the head of a page, in an arch, on a card, and a tile alone. */
export const wallSizes = {
  head: { cols: 6, rows: 4 },
  arch: { cols: 3, rows: 3 },
  card: { cols: 4, rows: 2 },
  tile: { cols: 1, rows: 1 },
} as const;

/** Seeds of walls that are no service's, post's or person's, and of the tiles that stand alone. */
export const ownSeeds = { presentation: "deux-pays", fallen: "introuvable", stamp: "courrier" } as const;

/** The strips of water that pages share at their foot; Home has its own, beside its banks. */
export const waterNames = ["agua-1", "agua-2", "agua-3", "agua-4", "agua-5", "agua-6"] as const;

/** The strip of a page, by a name that its language versions share. */
export function waterOf(page: string): (typeof waterNames)[number] {
  return waterNames[seedNumber(page) % waterNames.length] ?? waterNames[0];
}
