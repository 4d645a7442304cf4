import { seedNumber } from "#drawings/seed.ts";

/** The strips of water: that of Home, and those that the other pages share. */
export const waterNames = ["agua", "agua-1", "agua-2", "agua-3", "agua-4", "agua-5", "agua-6"] as const;

/** The strip of a page, by a name that its language versions share. */
export function waterOf(page: string): (typeof waterNames)[number] {
  const [home, ...shared] = waterNames;
  return shared[seedNumber(page) % shared.length] ?? home;
}
