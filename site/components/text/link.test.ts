import { expect, test } from "vitest";
import { hiddenSuffix } from "./link.tsx";

test("the rest of the full text follows the short one", () => {
  expect(hiddenSuffix("See more", "See more: A new website")).toBe(": A new website");
});

test("a full text that begins otherwise is added whole, after a space", () => {
  expect(hiddenSuffix("See more", "Read A new website")).toBe(" Read A new website");
});
