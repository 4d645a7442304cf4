import { expect, test } from "vitest";
import { nearestWords } from "#engine/proofreading/word-problems.ts";
import { languages } from "./languages.ts";

test.each([
  ["fr", "Etat", "État"],
  ["fr", "oeuvre", "œuvre"],
  ["pt", "acção", "ação"],
  ["pt", "óptimo", "ótimo"],
  ["pt", "enderesso", "endereço"],
  ["en", "recieve", "receive"],
] as const)("in %s “%s” was probably meant as “%s”", (locale, written, meant) => {
  expect(nearestWords({ locales: ["fr", "en", "pt"], languages }, written, locale)[0]).toBe(meant);
});
