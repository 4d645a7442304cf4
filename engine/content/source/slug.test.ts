import { expect, test } from "vitest";
import { slugOf, uniqueSlug } from "./slug.ts";

test("makes ASCII slugs", () => {
  expect(slugOf("Qui fait quoi, et d’où ? Cœur", "section")).toBe("qui-fait-quoi-et-d-ou-coeur");
  expect(slugOf("中文", "article")).toBe("article");
});

test("numbers a slug that is taken", () => {
  const taken = new Set<string>();
  expect(["a", "a", "b", "a"].map((slug) => uniqueSlug(slug, taken))).toEqual(["a", "a-2", "b", "a-3"]);
});
