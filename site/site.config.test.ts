import { expect, test } from "vitest";
import { barePath, pagesWithFixedPath } from "#engine/pages/paths/paths.ts";
import { languages } from "./languages/languages.ts";
import { pages } from "./site.config.ts";

test.each(Object.keys(languages))(
  "%s: each page has its own path, which no list or service of the site has",
  (locale) => {
    const words = pagesWithFixedPath({ pages })
      .filter((page) => page !== "home")
      .map((page) => barePath({ pages }, page, locale).slice(1, -1));
    expect(new Set([...words, "blog", "410", "api", "assets"]).size).toBe(words.length + 4);
    for (const word of words) expect(word).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  },
);
