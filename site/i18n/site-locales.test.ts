import { expect, test } from "vitest";
import { languageName, languageTags, locales } from "./site-locales.ts";

test.each(locales)("languages have the names that people give them: %s", (locale) => {
  const intl = new Intl.DisplayNames(languageTags[locale], { type: "language" });
  expect(locales.map((language) => languageName(language, locale))).toEqual(
    locales.map((language) => intl.of(language)),
  );
});
