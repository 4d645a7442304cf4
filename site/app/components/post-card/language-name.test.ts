import { expect, test } from "vitest";
import { languageTags, locales } from "../../../i18n/site-locales.ts";
import { languageName } from "./language-name.ts";

test.each(locales)("languages have the names that people give them: %s", (locale) => {
  const intl = new Intl.DisplayNames(languageTags[locale], { type: "language" });
  expect(locales.map((language) => languageName(language, locale))).toEqual(
    locales.map((language) => intl.of(language)),
  );
});
