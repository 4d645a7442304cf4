import { expect, test } from "vitest";
import { translation } from "../../pages/paths/test-support/translation.ts";
import { preferredLocale } from "../start-document.ts";

test.each([
  [["pt-BR", "en"], "pt"],
  [["de-AT", "EN-gb", "fr"], "en"],
  [["fr"], "fr"],
  [["de", "frr"], undefined],
  [[], undefined],
] as const)("%j prefers %s", (languages, locale) => {
  expect(preferredLocale(translation, languages)).toBe(locale);
});
