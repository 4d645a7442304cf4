import { expect, test } from "vitest";
import { daysInWords, isWeek } from "./days-in-words.ts";

test("opening days are shown in the owner's language", () => {
  expect(isWeek(["hours", "abroad", "days"])).toBe(true);
  expect(isWeek(["social"])).toBe(false);
  expect(daysInWords("monday-friday", "fr")).toBe("lundi\u00a0– vendredi");
  expect(daysInWords("tuesday, thursday", "pt")).toBe("terça-feira, quinta-feira");
});
