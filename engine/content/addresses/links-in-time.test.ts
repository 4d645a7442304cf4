import { expect, test } from "vitest";
import { translation } from "../../pages/paths/test-support/translation.ts";
import type { PostFacts } from "../model/content.ts";
import { postFacts } from "../test-support/post-facts.ts";
import { siteLink } from "./check-links.ts";
import { type LinkingFile, linkCheck } from "./links-in-time.ts";

const today = "2026-11-23";
const post = (slug: string, more: Partial<PostFacts> = {}) => postFacts(slug, "fr", { tags: [], ...more });
const PUBLIC = post("public");
const COMING = post("coming", { date: "2026-12-01", tags: ["new-tag"] });
const LATER = post("later", { date: "2026-12-24" });
const DRAFT = post("draft", { draft: true });
const OVER = post("over", { expires: "2026-11-22", tags: ["old-tag"] });
const all = [PUBLIC, COMING, LATER, DRAFT, OVER];
const redirects = { "/fr/before/": "/fr/public/" };
const check = linkCheck(
  { translation, posts: all, pages: ["/fr/notre-equipe/"], tags: ["new-tag", "old-tag"] },
  ["posts/fr/broken.md", "pages/service-broken/fr.md", "pages/broken/pt.md"],
  { today, drafts: false },
  redirects,
);

const linking = (address: string, from?: PostFacts): LinkingFile => ({
  file: from?.file ?? "pages/home/fr.md",
  text: `Un texte.\n\n[un lien](${address})\n`,
  links: [siteLink(address, { translation, locale: "fr", origin: "https://site.example" }) ?? []].flat(),
  days: from,
});
const anchorsOf = (path: string) => (path.endsWith("/public/") ? ["etapes"] : undefined);
const said = (path: string, from: PostFacts) =>
  check.problems(linking(path, from), anchorsOf).map(({ line, id }) => `${line}: ${id}`);

test.each([
  [PUBLIC, "/fr/coming/", ["3: link-too-early"]],
  [PUBLIC, "/coming/", ["3: link-too-early"]],
  [PUBLIC, "/fr/draft/", ["3: link-to-a-draft"]],
  [PUBLIC, "/fr/tag/new-tag/", ["3: link-to-nothing"]],
  [PUBLIC, "/fr/nothing/", ["3: link-to-nothing"]],
  [PUBLIC, "/en/services/nothing/", ["3: link-to-nothing"]],
  [PUBLIC, "/fr/public/#etape", ["3: anchor-to-nothing"]],
  [PUBLIC, "/public?a=1", ["3: link-misspelled"]],
  [COMING, "/fr/later/", ["3: link-too-early"]],
  [COMING, "/fr/draft/", ["3: link-to-a-draft"]],
])("%# a link that is broken on some day is an error today", (from, path, problems) => {
  expect(said(path, from)).toEqual(problems);
});

test.each([
  [LATER, "/fr/coming/"],
  [DRAFT, "/fr/later/"],
  [DRAFT, "/fr/draft/"],
  [COMING, "/fr/tag/new-tag/"],
  [COMING, "/fr/public/"],
  [PUBLIC, "/fr/broken/"],
  [PUBLIC, "/fr/services/of-a-broken-page/"],
  [PUBLIC, "/pt/of-a-broken-page/"],
  [PUBLIC, "https://other.example/"],
])("%# a link that leads somewhere on every day of its text is fine", (from, path) => {
  expect(said(path, from)).toEqual([]);
});

test("[R22] a link to a withdrawn article, or to a tag that only it had, stops no build: it is told", () => {
  expect(said("/fr/over/", PUBLIC)).toEqual([]);
  expect(said("/fr/tag/old-tag/", PUBLIC)).toEqual([]);
  expect(check.notes(linking("/fr/over/"))).toEqual([
    {
      file: "pages/home/fr.md",
      line: 3,
      id: "link-to-withdrawn",
      values: { link: "/fr/over/", day: "2026-11-22" },
    },
  ]);
});

test("a link to an old address says what to write", () => {
  expect(check.problems(linking("/fr/before/", PUBLIC), anchorsOf)).toEqual([
    {
      file: PUBLIC.file,
      line: 3,
      id: "link-to-an-old-address",
      values: { link: "/fr/before/", write: "/fr/public/" },
    },
  ]);
});

test("an anchor that is there, or that nobody knows, is fine", () => {
  for (const path of ["/fr/public/#etapes", "/fr/notre-equipe/#x"]) expect(said(path, PUBLIC)).toEqual([]);
});

test("a preview shows what is not public yet, so every link to it is fine", () => {
  const preview = linkCheck({ translation, posts: all, pages: [], tags: ["new-tag"] }, [], { today, drafts: true });
  for (const path of ["/fr/coming/", "/fr/draft/", "/fr/tag/new-tag/"])
    expect(preview.problems(linking(path, PUBLIC), anchorsOf)).toEqual([]);
});
