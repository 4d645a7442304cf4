import { expect, test } from "vitest";
import { hasWords } from "./folded.ts";

test.each([
  ["some of its words, in another order", "ETAPE acheter", true],
  ["other accents and apostrophes", "l'etape", true],
  ["spaces alone", "  ", true],
  ["a word that is not there", "acheter espagne", false],
])("a text is found by %s", (_, search, isFound) => {
  expect(hasWords("Acheter au Portugal, l’étape d’après", search)).toBe(isFound);
});
