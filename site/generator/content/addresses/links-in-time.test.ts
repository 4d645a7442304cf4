import { expect, test } from "vitest";
import type { PostFacts } from "../model/content.ts";
import { postFacts } from "../test-support/post-facts.ts";
import { linkCheck } from "./links-in-time.ts";

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
  all,
  ["/fr/notre-equipe/"],
  ["new-tag", "old-tag"],
  ["posts/fr/broken.md"],
  { today, drafts: false },
  redirects,
);

const text = (path: string) => `Un texte.\n\n[un lien](${path})\n`;
const said = (path: string, from: PostFacts) =>
  check.problems(from.file, text(path), from).map(({ line, id }) => `${line}: ${id}`);

test.each([
  [PUBLIC, "/fr/coming/", ["3: link-too-early"]],
  [PUBLIC, "/coming/", ["3: link-too-early"]],
  [PUBLIC, "/fr/draft/", ["3: link-to-a-draft"]],
  [PUBLIC, "/fr/tag/new-tag/", ["3: link-to-nothing"]],
  [PUBLIC, "/fr/nothing/", ["3: link-to-nothing"]],
  [COMING, "/fr/later/", ["3: link-too-early"]],
  [COMING, "/fr/draft/", ["3: link-to-a-draft"]],
])("%# a link that is broken on some day is an error today", (from, path, problems) => {
  expect(said(path, from)).toEqual(problems);
  expect(check.isFine([path], from)).toBe(false);
});

test.each([
  [LATER, "/fr/coming/"],
  [DRAFT, "/fr/later/"],
  [DRAFT, "/fr/draft/"],
  [COMING, "/fr/tag/new-tag/"],
  [COMING, "/fr/public/"],
  [PUBLIC, "/fr/broken/"],
])("%# a link that leads somewhere on every day of its text is none", (from, path) => {
  expect(said(path, from)).toEqual([]);
  expect(check.isFine([path], from)).toBe(true);
});

test("[R22] a link to a withdrawn article, or to a tag that only it had, stops no build: it is told", () => {
  expect(said("/fr/over/", PUBLIC)).toEqual([]);
  expect(said("/fr/tag/old-tag/", PUBLIC)).toEqual([]);
  expect(check.isFine(["/fr/over/"], PUBLIC)).toBe(false);
  expect(check.notes("pages/home/fr.md", text("/fr/over/"))).toEqual([
    {
      file: "pages/home/fr.md",
      line: 3,
      id: "link-to-withdrawn",
      values: { link: "/fr/over/", day: "2026-11-22" },
    },
  ]);
});

test("a link to an old address says what to write", () => {
  expect(check.problems(PUBLIC.file, text("/fr/before/"), PUBLIC)).toEqual([
    {
      file: PUBLIC.file,
      line: 3,
      id: "link-to-an-old-address",
      values: { link: "/fr/before/", write: "/fr/public/" },
    },
  ]);
  expect(check.isFine(["/fr/before/"], PUBLIC)).toBe(false);
});

test("a preview shows what is not public yet, so every link to it is fine", () => {
  const preview = linkCheck(all, [], ["new-tag"], [], { today, drafts: true });
  for (const path of ["/fr/coming/", "/fr/draft/", "/fr/tag/new-tag/"])
    expect(preview.problems(PUBLIC.file, text(path), PUBLIC)).toEqual([]);
});
