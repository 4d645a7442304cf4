import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ContentError, type Problem } from "./problem.ts";
import { readContent } from "./read-content.ts";
import { type ContentChange, changedContent } from "./test-support/changed-content.ts";

const post = "---\ntitle: Un titre\ndate: 2026-01-02\ndescription: Une phrase.\ntags: [company]\n---\n\nUn texte.\n";

const NO_API = "not-a-manager-address";

/** What a problem is expected to say. */
interface Finding {
  readonly file?: string;
  readonly line?: number;
  readonly id?: string;
  readonly values?: Readonly<Record<string, string>>;
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320"/>';

/** Of pictures, which take most of the time. */
const cache = await mkdtemp(join(tmpdir(), "cache-"));

async function check(changes: Readonly<Record<string, ContentChange>>) {
  const { content } = await readContent(await changedContent(changes), cache);
  return content;
}

async function problemsOf(changes: Readonly<Record<string, ContentChange>>): Promise<readonly Problem[]> {
  const error = await check(changes).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ContentError)) throw new Error(`expected errors, got ${String(error)}`);
  return error.problems;
}

it("the content made for tests has no errors", async () => {
  expect((await check({})).notices).toEqual([]);
});

describe("errors in the content", () => {
  it("are reported all at once, each with file, line and fix", async () => {
    const problems = await problemsOf({
      "site.yaml": (text) => text.replace("since: 2012", "since: hier"),
      "tags.yaml": (text) => text.replace("health: { fr: Santé et bien-être,", "health: {"),
    });
    expect(problems.map(({ file }) => file)).toEqual(["site.yaml", "tags.yaml"]);
    expect(problems[0]).toMatchObject({
      id: "not-a-number",
      values: { name: "since", from: "1900", to: "2100", write: "since: 2012" },
    });
    expect(problems[1]).toMatchObject({ id: "key-missing", values: { name: "health › fr", write: "fr: …" } });
  });

  it.each<[string, Readonly<Record<string, ContentChange>>, Finding]>([
    [
      "an unknown key",
      { "posts/fr/a.md": post.replace("tags:", "autor: x\ntags:") },
      { file: "posts/fr/a.md", line: 5, id: "key-unknown" },
    ],
    [
      "a missing key",
      { "posts/fr/a.md": post.replace("date: 2026-01-02\n", "") },
      { file: "posts/fr/a.md", id: "key-missing" },
    ],
    [
      "a date that is none",
      { "posts/fr/a.md": post.replace("2026-01-02", "2 janvier") },
      { line: 3, id: "not-a-date" },
    ],
    ["an unknown tag", { "posts/fr/a.md": post.replace("[company]", "[company, x]") }, { line: 5, id: "tag-unknown" }],
    [
      "a broken internal link",
      { "posts/fr/a.md": `${post}\n[ici](/fr/nulle-part/)` },
      { line: 10, id: "link-to-nothing" },
    ],
    [
      "a link without its last slash",
      { "posts/fr/a.md": `${post}\n[ici](/fr/contact)` },
      { id: "link-misspelled", values: { link: "/fr/contact", write: "/fr/contact/" } },
    ],
    ["a link with a dangerous scheme", { "posts/fr/a.md": `${post}\n[ici](javascript:alert(1))` }, { line: 10 }],
    [
      "a word of a language that there is not",
      { "posts/fr/a.md": `${post}\nUn :xx[mot].` },
      { line: 10, id: "language-unknown" },
    ],
    [
      "a mark of a language in a description",
      { "posts/fr/a.md": post.replace("Une phrase.", "Une :pt[frase].") },
      { line: 4, id: "language-in-plain-text" },
    ],
    [
      "more criteria of accessibility met than apply",
      { "site.yaml": (text: string) => text.replace(/applicable: \d+/, "applicable: 2") },
      { file: "site.yaml", id: "more-met-than-apply" },
    ],
    [
      "preload for a domain whose subdomains may stay without HTTPS (D24)",
      { "site.yaml": (text: string) => text.replace("preload: false", "preload: true") },
      {
        file: "site.yaml",
        id: "preload-alone",
      },
    ],
    ...[
      ["a/b", "https://api.example", "not-a-manager-id"],
      ['""', "https://api.example", "value-empty"],
      ["a1", "api.example", NO_API],
      ["a1", "http://api.example", NO_API],
      ["a1", "https://me@api.example", NO_API],
      ["a1", "https://api.example/?key=1", NO_API],
    ].map(([id, apiUrl, problem]): [string, Readonly<Record<string, ContentChange>>, Finding] => [
      `a privacy manager ${id} at ${apiUrl} (D16)`,
      { "site.yaml": (text) => `${text.trimEnd()}\n  manager: { id: ${id}, apiUrl: "${apiUrl}" }\n` },
      { file: "site.yaml", id: problem ?? "" },
    ]),
    [
      "a missing picture",
      { "posts/fr/a.md": post.replace("tags:", "image: none.jpg\nimageAlt: x\ntags:") },
      { line: 5, id: "picture-missing" },
    ],
    [
      "a picture without a description, beside one that has it",
      { "posts/pt/a.md": `${post}\n![Um mapa](a.svg)\n\n![](a.svg)`, "media/a.svg": drawing },
      { file: "posts/pt/a.md", line: 12, id: "picture-in-text-undescribed" },
    ],
    [
      "a picture at the head of a post without a description",
      { "posts/en/a.md": post.replace("tags:", "image: a.svg\ntags:"), "media/a.svg": drawing },
      { file: "posts/en/a.md", line: 5, id: "picture-undescribed" },
    ],
    [
      "a picture that cannot be read, however many texts show it",
      {
        "media/a.jpg": "no picture",
        "posts/fr/a.md": post.replace("tags", "image: a.jpg\nimageAlt: Une photo\ntags"),
        "posts/en/a.md": `${post}\n![A photograph](a.jpg)\n`,
      },
      { file: "media/a.jpg", id: "picture-unreadable" },
    ],
    ["an address taken by a page", { "posts/fr/contact.md": post }, { id: "address-of-a-page" }],
    ["an address taken by a locale", { "posts/fr/en.md": post }, { file: "posts/fr/en.md", id: "address-of-the-site" }],
    [
      "an address that cannot be one",
      { "posts/fr/Été.md": post },
      { id: "not-a-slug", values: { slug: "Été", write: "ete.md" } },
    ],
    ["a key used twice", { "posts/fr/a.md": post.replace("tags:", "key: nouveau-site\ntags:") }, { id: "key-taken" }],
    ["a page without a language", { "pages/home/pt.md": null }, { file: "pages/home/pt.md", id: "page-untranslated" }],
    [
      "a missing text of the interface",
      { "messages/en.yaml": (text) => text.replace("menu.news: News\n", "") },
      { file: "messages/en.yaml", id: "key-missing" },
    ],
    ["an extra text of the interface", { "messages/en.yaml": (text) => `${text}extra: x\n` }, { id: "key-unknown" }],
    [
      "a placeholder that differs",
      { "messages/pt.yaml": (text) => text.replace("página {page} de {pages}", "página {page}") },
      {
        file: "messages/pt.yaml",
        id: "message-braces",
        values: { name: "pagination.page-of", write: "{page}, {pages}" },
      },
    ],
    [
      "a value that site.yaml does not have",
      { "posts/fr/a.md": `${post}\n{legal.nobody}` },
      { line: 10, id: "variable-unknown" },
    ],
    [
      "an invisible control character",
      { "posts/fr/a.md": `${post}\nUn\u000bmot.` },
      { line: 10, id: "invisible-character", values: { code: "U+000B", before: "Un" } },
    ],
    ["no front matter", { "posts/fr/a.md": "Un texte." }, { line: 1, id: "head-missing" }],
    [
      "a file that belongs to no page",
      { "pages/nowhere/fr.md": post },
      { file: "pages/nowhere/fr.md", id: "page-stray" },
    ],
    [
      "an embed with a dangerous address",
      { "posts/fr/a.md": `${post}\n::embed[Film]{service="analytics" src="javascript:alert(1)" width=560 height=315}` },
      { line: 10, id: "frame-address" },
    ],
    [
      "an embed of a service that is not configured",
      { "posts/fr/a.md": `${post}\n::embed[Film]{service="video" src="https://v.example/" width=560 height=315}` },
      { line: 10, id: "frame-of-unknown-service" },
    ],
    [
      "a widget without a title",
      { "posts/fr/a.md": `${post}\n::widget{service="analytics" data-url="https://w.example/" height=600}` },
      { file: "posts/fr/a.md", line: 10, id: "frame-without-title" },
    ],
    [
      "a script of a service that is not encrypted",
      {
        "site.yaml": (text) =>
          text.replace('cookies: ["^_pk_"', 'scripts: ["http://w.example/a.js"]\n      cookies: ["^_pk_"'),
      },
      { file: "site.yaml", id: "not-a-web-address" },
    ],
  ])("%s", async (_name, changes, expected) => {
    expect(await problemsOf(changes)).toEqual([expect.objectContaining(expected)]);
  });
});

describe("[T3] a missing translation", () => {
  const fallback = (text: string) => text.replace("missing: error", "missing: fallback");

  it("falls back to the fallback locale where the site allows it, and the build says so", async () => {
    const { pages, messages, notices } = await check({
      "site.yaml": fallback,
      "pages/home/pt.md": null,
      "messages/en.yaml": (text) => text.replace("menu.news: News\n", ""),
    });
    expect(pages.home.pt).toMatchObject({ textLocale: "fr", text: { title: pages.home.fr.text.title } });
    expect(messages.en["menu.news"]).toBe(messages.fr["menu.news"]);
    expect(notices).toMatchObject([
      { file: "messages/en.yaml", id: "message-shown-in-another", values: { name: "menu.news" } },
      { file: "pages/home/pt.md", id: "page-shown-in-another" },
    ]);
  });

  it("never falls back from the fallback locale itself", async () => {
    expect(await problemsOf({ "site.yaml": fallback, "pages/home/fr.md": null })).toMatchObject([
      { file: "pages/home/fr.md" },
    ]);
  });
});
