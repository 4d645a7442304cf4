import { expect, test } from "vitest";
import { translation } from "#engine/i18n/test-support/translation.ts";
import { visitors } from "../../support/setup/browser.ts";
import { sitemapPaths } from "../../support/setup/built-site.ts";
import { expectWholePages } from "./whole-pages.ts";

const visit = visitors();

test.each(translation.locales)(
  "every page in %s is hydrated without an error or a violation of its policy, breaks no rule of accessibility, and fits a window of 320 px",
  { timeout: 240_000 },
  async (locale) => {
    const paths = (await sitemapPaths()).filter((path) => path.startsWith(`/${locale}/`));
    expect(paths.length).toBeGreaterThan(20);
    await expectWholePages(visit, paths);
  },
);
