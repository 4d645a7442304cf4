import { expect, test } from "vitest";
import { spreadSeeds } from "./spread-seeds.ts";
import { familyOf } from "./tile.ts";

const SHARED = Array.from({ length: 12 }, (_, index) => `wall-${index + 1}`);
const keys = Array.from({ length: 60 }, (_, index) => `article-${index + 1}`);
const spread = (keys: readonly string[], chosen = {}) => spreadSeeds(keys, chosen, SHARED);

test("all share a few tiles; none has the family of the three before it", () => {
  const seeds = keys.map((key) => spread(keys).get(key) ?? "");
  const families = seeds.map(familyOf);
  for (const [index, family] of families.entries()) expect(families.slice(index + 1, index + 4)).not.toContain(family);
  expect(new Set(seeds)).toEqual(new Set(SHARED));
});

test("a new key changes no other's tile", () => {
  const before = spread(keys);
  const after = spread([...keys, "new"]);
  for (const key of keys) expect(after.get(key)).toBe(before.get(key));
});

test("tiles that were chosen stay, whatever their families, and those after them differ from them", () => {
  const chosen = { a: "gestao", b: "finances", c: "bem-estar", d: "projets" };
  const all = [...Object.keys(chosen), "e", "f", "g", "h"];
  const seeds = spread(all, chosen);
  expect(Object.keys(chosen).map((key) => seeds.get(key))).toEqual(Object.values(chosen));
  const families = all.map((key) => familyOf(seeds.get(key) ?? ""));
  for (const index of [4, 5, 6, 7]) expect(families.slice(index - 3, index)).not.toContain(families[index]);
});
