import { expect, test } from "vitest";
import { createLettering } from "./lettering.ts";

const lettering = createLettering();

test("a line is as wide as the font says, kerning counted", () => {
  expect(lettering.width("VA", 400, 1000)).toBeLessThan(
    lettering.width("V", 400, 1000) + lettering.width("A", 400, 1000),
  );
  expect(lettering.width("Passerelle", 700, 40)).toBeGreaterThan(lettering.width("Passerelle", 400, 40));
  expect(lettering.width("Passerelle", 400, 80)).toBeCloseTo(2 * lettering.width("Passerelle", 400, 40));
});

test("every letter and mark of the three languages has an outline of numbers only", () => {
  for (const character of "aàâäãáæbcçdeéèêëfghiîïíjklmnoôöõóœpqrstuùûüúvwxyÿzÀÇÉÕ0123456789«»“”’–−€·?!;:,.()%") {
    const outline = lettering.outline(character, 700, 33.3, 147.9, 200);
    expect(outline, character).toMatch(/^(?:[MLQ](?:-?\d+(?:\.\d)? ?)+|Z)+$/);
  }
});

test("a narrow no-break space takes room and draws nothing, a letter of a neighbour's language is found", () => {
  expect(lettering.outline("\u202f", 400, 40, 0, 0)).toBe("");
  expect(lettering.width("a\u202f?", 400, 40)).toBeGreaterThan(lettering.width("a?", 400, 40));
  expect(lettering.outline("Ł", 400, 40, 0, 0)).not.toBe("");
});

test("a character that the font lacks is left out", () => {
  expect(lettering.outline("🌉", 400, 40, 0, 0)).toBe("");
  expect(lettering.width("🌉", 400, 40)).toBe(0);
});
