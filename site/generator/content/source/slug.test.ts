import { expect, it } from "vitest";
import { slugOf, uniqueSlug } from "./slug.ts";

it("makes ASCII slugs", () => {
  expect(slugOf("Qui fait quoi, et d’où ? Cœur", "section")).toBe("qui-fait-quoi-et-d-ou-coeur");
  expect(slugOf("中文", "article")).toBe("article");
});

it("numbers a slug that is taken", () => {
  const taken = new Set<string>();
  expect(["a", "a", "b", "a"].map((slug) => uniqueSlug(slug, taken))).toEqual(["a", "a-2", "b", "a-3"]);
});
