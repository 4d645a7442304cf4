import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Content } from "../../content/model/content.ts";
import { readContent } from "../../content/reading/read-content.ts";
import { changedContent } from "../../content/test-support/changed-content.ts";
import { inEachLocale } from "../../i18n/translation-setup.ts";
import type { LocaleData } from "../../pages/data/locale-data.ts";
import { gonePath, pagePath } from "../../pages/paths/paths.ts";
import { site } from "../../test-support/made-up-site.ts";
import { atomFeed } from "../output/files-for-programs.ts";
import { firstPageRedirects } from "./list-pages.ts";
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
  );
  const textLocales = new Map([...pages].map(({ context }) => [context.path, context.textLocale]));
  expect(textLocales.get(pagePath(translation, "not-found", "pt"))).toBe("fr");
  expect(textLocales.has(gonePath(translation, "pt"))).toBe(true);
  expect(textLocales.get(gonePath(translation, "pt"))).toBeUndefined();
});

test("a list with a word for each language has it in its pages, their links, its feed and its redirects (D4)", async () => {
  const words: Readonly<Record<string, string>> = { fr: "actualites", en: "news", pt: "noticias" };
  const own = { ...site, pages: site.pages.map((page) => (page.kind === "list" ? { ...page, paths: words } : page)) };
  const post = (title: string) =>
    `---\ntitle: "${title}"\ndate: 2025-03-10\ndescription: "${title}."\ntags: [finance]\n---\n\nText.\n`;
  const added = ["fr", "pt"].flatMap((locale) =>
    Array.from({ length: 6 }, (_, index) => [`posts/${locale}/post-${index}.md`, post(`Post ${index}`)]),
  );
  const folder = await changedContent(Object.fromEntries(added));
  const { content } = await readContent(folder, await mkdtemp(join(tmpdir(), "cache-")), own);
  const { translation } = content;
  const posts = publicPosts(content);
  const sources = { content: content as Content, posts };
  const pages = [
    ...sitePages(
      sources,
      inEachLocale(translation, () => ""),
    ),
  ];
  const lists = new Map(
    pages.filter(({ context }) => context.page === "blog").map(({ context }) => [context.path, context]),
  );
  expect([...lists.keys()].sort()).toEqual([
    "/en/news/",
    ...["/fr/actualites/", "/fr/actualites/2/", "/pt/noticias/", "/pt/noticias/2/"],
  ]);
  const second = lists.get("/pt/noticias/2/");
  expect(second?.head.previous).toBe("/pt/noticias/");
  expect(second?.languages.map(({ path }) => path)).toEqual(["/fr/actualites/2/", "/en/news/"]);
  expect(second?.head.alternates.map(({ path }) => path)).toContain("/fr/actualites/2/");
  expect(JSON.stringify(second)).not.toMatch(/\/(?:blog|pt\/actualites|fr\/noticias)\//);
  const data = {
    locale: "pt",
    translation,
    messages: { "posts.title": "" },
    site: { url: "", brand: "", description: "" },
  };
  expect(atomFeed(data as unknown as LocaleData, [])).toContain("<id>/pt/noticias/</id>");
  expect(firstPageRedirects(translation, posts)).toMatchObject({
    "/fr/actualites/1/": "/fr/actualites/",
    "/actualites/1/": "/actualites/",
    "/pt/noticias/1/": "/pt/noticias/",
  });
});
