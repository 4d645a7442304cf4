import { expect, test } from "vitest";
import { daysInWords } from "./days-in-words.ts";

test("opening days are shown in the owner's language", () => {
  expect(daysInWords("monday-friday", "fr")).toBe("lundi\u00a0– vendredi");
  expect(daysInWords("tuesday, thursday", "pt")).toBe("terça-feira, quinta-feira");
  expect(daysInWords("street-2", "fr")).toBe("street-2");
});
