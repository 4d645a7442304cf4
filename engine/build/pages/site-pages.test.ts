import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Content } from "../../content/model/content.ts";
import { readContent } from "../../content/reading/read-content.ts";
import { changedContent } from "../../content/test-support/changed-content.ts";
import { inEachLocale } from "../../i18n/translation-setup.ts";
import { gonePath, pagePath } from "../../pages/paths/paths.ts";
import { hooksOf } from "../../site-hooks.ts";
import { site } from "../../test-support/made-up-site.ts";
import { publicPosts } from "./public-posts.ts";
import { sitePages } from "./site-pages.ts";

test("where the text of the not-found page is another language's, that page says so; the page of gone addresses has its own words", async () => {
  const folder = await changedContent({
    "site.yaml": (text) => text.replace("missing: error", "missing: fallback"),
    "pages/not-found/pt.md": null,
  });
  const { content } = await readContent(folder, await mkdtemp(join(tmpdir(), "cache-")), site);
  const { translation } = content;
  const pages = sitePages(
    { content: content as Content, posts: publicPosts(content) },
    inEachLocale(translation, () => ""),
    hooksOf(content),
  );
  const textLocales = new Map([...pages].map(({ context }) => [context.path, context.textLocale]));
  expect(textLocales.get(pagePath(translation, "not-found", "pt"))).toBe("fr");
  expect(textLocales.has(gonePath(translation, "pt"))).toBe(true);
  expect(textLocales.get(gonePath(translation, "pt"))).toBeUndefined();
});
