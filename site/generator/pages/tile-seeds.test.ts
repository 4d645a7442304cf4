import { expect, test } from "vitest";
import { familyOf } from "../../app/components/tiles/tile.ts";
import { tileSeeds } from "./tile-seeds.ts";

const posts = Array.from({ length: 60 }, (_, index) => ({ key: `article-${60 - index}` }));

test("no article has the family of tiles of the three before it; most have the tile of their key", () => {
  const seeds = posts.map(({ key }) => tileSeeds(posts).get(key) ?? "");
  const families = seeds.map(familyOf);
  for (const [index, family] of families.entries()) expect(families.slice(index + 1, index + 4)).not.toContain(family);
  expect(seeds.filter((seed, index) => seed === posts[index]?.key).length).toBeGreaterThan(25);
});

test("a new article changes no other article's tile", () => {
  const before = tileSeeds(posts);
  const after = tileSeeds([{ key: "new" }, ...posts]);
  for (const { key } of posts) expect(after.get(key)).toBe(before.get(key));
});
