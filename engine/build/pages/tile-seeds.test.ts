import { expect, test } from "vitest";
import { familyOf } from "#site/components/tiles/tile.ts";
import { serviceSeeds, tileSeeds } from "./tile-seeds.ts";

const posts = Array.from({ length: 60 }, (_, index) => ({ key: `article-${60 - index}` }));

test("no post has the family of tiles of the three before it; most have the tile of their key", () => {
  const seeds = posts.map(({ key }) => tileSeeds(posts).get(key) ?? "");
  const families = seeds.map(familyOf);
  for (const [index, family] of families.entries()) expect(families.slice(index + 1, index + 4)).not.toContain(family);
  expect(seeds.filter((seed, index) => seed === posts[index]?.key).length).toBeGreaterThan(25);
});

test("a new post changes no other post's tile", () => {
  const before = tileSeeds(posts);
  const after = tileSeeds([{ key: "new" }, ...posts]);
  for (const { key } of posts) expect(after.get(key)).toBe(before.get(key));
});

test("of eight services none has the family of tiles of the three before it, but for the four that were chosen", () => {
  const folders = ["service-administration", "service-finance", "service-health", "service-projects"];
  const all = [...folders, "service-z1", "service-z2", "service-z3", "service-z4"];
  const seeds = serviceSeeds(all);
  expect(folders.map((folder) => seeds.get(folder))).toEqual(["gestao", "finances", "bem-estar", "projets"]);
  const families = all.map((folder) => familyOf(seeds.get(folder) ?? ""));
  for (const [index, family] of families.entries()) {
    if (index >= folders.length) expect(families.slice(index - 3, index)).not.toContain(family);
  }
  expect(new Set(seeds.values()).size).toBe(all.length);
});
