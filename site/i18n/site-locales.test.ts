import { expect, test } from "vitest";
import { languageName, languageTags, locales } from "./site-locales.ts";

test.each(locales)("the names of languages are those of `Intl`: %s", (locale) => {
  const intl = new Intl.DisplayNames(languageTags[locale], { type: "language" });
  expect(locales.map((language) => languageName(language, locale))).toEqual(
    locales.map((language) => intl.of(language)),
  );
});
