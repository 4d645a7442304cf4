import type { ServicePageId } from "../../../page-paths/paths.ts";

/** Tile seed of each service, the same in every language. Neighbours differ in family (art direction, §5). */
export const serviceSeeds: Readonly<Record<ServicePageId, string>> = {
  "service-administration": "gestao",
  "service-finance": "finances",
  "service-health": "bem-estar",
  "service-projects": "projets",
};
