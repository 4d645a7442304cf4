import { expect, test } from "vitest";
import { sayIn } from "../words/words.ts";
import { stateInWords } from "./texts.ts";

test.each([
  ["fr", "Prévu le 1er juin 2027"],
  ["en", "Planned for 1 June 2027"],
  ["pt", "Previsto para 1 de junho de 2027"],
] as const)("an article that appears on a day to come says which, in %s", (language, words) => {
  const said = stateInWords(sayIn(language), { state: "scheduled", date: "2027-06-01" });
  expect(said.replace(/\s/g, " ")).toBe(words);
});
