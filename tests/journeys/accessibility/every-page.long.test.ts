import { expect, test } from "vitest";
import { translation } from "#site/test-support/translation.ts";
import { visitors } from "../../support/setup/browser.ts";
import { sitemapPaths } from "../../support/setup/built-site.ts";
import { testPosts } from "../../support/setup/test-content.ts";
import { accessibility, expectWholePages, fit } from "./whole-pages.ts";

const visit = visitors();

test.each(translation.locales)(
  "every page in %s that is made of other parts is hydrated without an error or a violation of its policy, breaks no rule of accessibility, and fits narrow windows",
  async (locale) => {
    // Articles are made of the same parts in each language: all of them in one. What their words are too long for in others: long-words.long.test.ts.
    const articles = locale === "fr" ? [] : (await testPosts()).map(({ slug }) => `/${locale}/${slug}/`);
    const paths = (await sitemapPaths()).filter((path) => path.startsWith(`/${locale}/`) && !articles.includes(path));
    expect(paths.length).toBeGreaterThan(15);
    await expectWholePages(visit, paths, [accessibility, fit]);
  },
);
