import { expect, test } from "vitest";
import { visitors } from "../setup/browser.ts";
import { sitemapPaths } from "../setup/built-site.ts";
import { expectWholePages } from "./whole-pages.ts";

const visit = visitors();

test("every page is hydrated without an error or a violation of its policy, breaks no rule of accessibility, and fits a window of 320 px", {
  timeout: 240_000,
}, async () => {
  const paths = await sitemapPaths();
  expect(paths.length).toBeGreaterThan(60);
  await expectWholePages(visit, paths);
});
