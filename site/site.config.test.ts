import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Locale, languages } from "#engine/i18n/languages.ts";
import { barePath, pagesWithFixedPath, viewOf } from "#engine/pages/paths/paths.ts";
import { pages } from "./site.config.ts";

test.each(Object.keys(languages) as Locale[])(
  "%s: each page has a path of its own, which no list or service of the site has",
  (locale) => {
    const words = pagesWithFixedPath
      .filter((page) => page !== "home")
      .map((page) => barePath(page, locale).slice(1, -1));
    expect(new Set([...words, "blog", "410", "api", "assets"]).size).toBe(words.length + 4);
    for (const word of words) expect(word).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  },
);

test("each page has a name of its own, and a view", () => {
  expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
  for (const { id } of pages) expect(existsSync(join(import.meta.dirname, "pages", viewOf(id), "view.tsx"))).toBe(true);
});
