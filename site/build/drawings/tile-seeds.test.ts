import { expect, test } from "vitest";
import { familyOf } from "../../components/tiles/tile.ts";
import { SHARED_SEEDS, tileSeeds } from "./tile-seeds.ts";

const posts = Array.from({ length: 60 }, (_, index) => `article-${index + 1}`);

test("posts share a dozen tiles; none has the family of the three before it", () => {
  const seeds = posts.map((key) => tileSeeds(posts).get(key) ?? "");
  const families = seeds.map(familyOf);
  for (const [index, family] of families.entries()) expect(families.slice(index + 1, index + 4)).not.toContain(family);
  expect(new Set(seeds)).toEqual(new Set(SHARED_SEEDS));
});

test("a new post changes no other post's tile", () => {
  const before = tileSeeds(posts);
  const after = tileSeeds([...posts, "new"]);
  for (const key of posts) expect(after.get(key)).toBe(before.get(key));
});

test("of eight services none has the family of tiles of the three before it, but for the four that were chosen", () => {
  const folders = ["service-administration", "service-finance", "service-health", "service-projects"];
  const all = [...folders, "service-z1", "service-z2", "service-z3", "service-z4"];
  const seeds = tileSeeds(all);
  expect(folders.map((folder) => seeds.get(folder))).toEqual(["gestao", "finances", "bem-estar", "projets"]);
  const families = all.map((folder) => familyOf(seeds.get(folder) ?? ""));
  for (const [index, family] of families.entries()) {
    if (index >= folders.length) expect(families.slice(index - 3, index)).not.toContain(family);
  }
});
