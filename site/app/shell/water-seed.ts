import type { PageContext } from "../../page-data/page-data.ts";

/** Seed of the strip of water below a page: its own for each page, the same in every language. */
export function waterSeed(page: PageContext): string {
  const name = page.page === "post" ? page.view.seed : page.page === "tag" ? `tag/${page.view.tag.id}` : page.page;
  // Not the bare name: the head of a post is seeded with it, and no wall stands twice on a page (art direction, §8).
  return `${name}/water`;
}
