import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sitePages } from "../build/pages/site-pages.ts";
import { readContent } from "../content/reading/read-content.ts";
import { ReadingMemory } from "../content/reading/reading-memory.ts";
import { changedContent } from "../content/test-support/changed-content.ts";
import { site } from "../test-support/made-up-site.ts";
import { readDevSite } from "./dev-site.ts";

test("a page that is a draft has an address for whoever previews it, and no search engine", async () => {
  const drafted = (text: string) => text.replace("---\n", "---\ndraft: true\n");
  const folder = await changedContent(
    Object.fromEntries(["fr", "en", "pt"].map((locale) => [`pages/service-finance/${locale}.md`, drafted])),
  );
  const cache = await mkdtemp(join(tmpdir(), "dev-site-"));
  const { pages, posts } = await readDevSite(folder, cache, site, new ReadingMemory());
  const path = "/fr/services/gestion-financiere-audit-europeen/";
  expect(pages.at(path)?.head).toMatchObject({ noindex: true, alternates: [] });
  const { content } = await readContent(folder, cache, site);
  const built = [...sitePages({ content, posts }, { fr: "", en: "", pt: "" })].map(({ context }) => context.path);
  expect(built).toContain("/fr/services/reseau-de-sante-europeen/");
  expect(built).not.toContain(path);
});

test("of a blog only the post that is asked for is made", async () => {
  let made = 0;
  const pages = site.pages.map((page) => {
    if (page.kind !== "post") return page;
    const content: typeof page.content = (...given) => {
      made += 1;
      return page.content(...given);
    };
    return { ...page, content };
  });
  const post = (title: string) =>
    `---\ntitle: ${title}\ndate: 2026-01-01\ndescription: Un texte\ntags: []\n---\n\nUn mot.\n`;
  const folder = await changedContent({ "posts/fr/un.md": post("Un"), "posts/fr/deux.md": post("Deux") });
  const cache = await mkdtemp(join(tmpdir(), "dev-site-"));
  const { pages: shown } = await readDevSite(folder, cache, { ...site, pages }, new ReadingMemory());
  expect(shown.at("/fr/deux/")?.head.title).toContain("Deux");
  expect(shown.at("/fr/deux/")?.head.title).toContain("Deux");
  expect(made).toBe(1);
});
