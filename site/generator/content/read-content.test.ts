import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ContentError, type Problem } from "./problem.ts";
import { readContent } from "./read-content.ts";
import { type ContentChange, changedContent } from "./test-support/changed-content.ts";

const post = "---\ntitle: Un titre\ndate: 2026-01-02\ndescription: Une phrase.\ntags: [company]\n---\n\nUn texte.\n";

const NO_API = "“consent.manager.apiUrl”: is not the address of a privacy manager";

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
    expect(problems[0]).toMatchObject({ line: 8, message: '“since” is "hier", but must be a number' });
    expect(problems[1]?.message).toContain("“health.fr” is missing");
  });

  it.each<[string, Readonly<Record<string, ContentChange>>, Partial<Problem>]>([
    [
      "an unknown key",
      { "posts/fr/a.md": post.replace("tags:", "autor: x\ntags:") },
      { file: "posts/fr/a.md", line: 5, message: "unknown key “autor”" },
    ],
    [
      "a missing key",
      { "posts/fr/a.md": post.replace("date: 2026-01-02\n", "") },
      { file: "posts/fr/a.md", message: "“date” is missing" },
    ],
    [
      "a date that is none",
      { "posts/fr/a.md": post.replace("2026-01-02", "2 janvier") },
      { line: 3, fix: "write it as 2026-11-01" },
    ],
    [
      "an unknown tag",
      { "posts/fr/a.md": post.replace("[company]", "[company, x]") },
      { line: 5, message: "the tag “x” is not known" },
    ],
    [
      "a broken internal link",
      { "posts/fr/a.md": `${post}\n[ici](/fr/nulle-part/)` },
      { line: 10, message: "the link /fr/nulle-part/ leads to no page" },
    ],
    [
      "a link without its last slash",
      { "posts/fr/a.md": `${post}\n[ici](/fr/contact)` },
      { fix: "write /fr/contact/ with its last slash" },
    ],
    ["a link with a dangerous scheme", { "posts/fr/a.md": `${post}\n[ici](javascript:alert(1))` }, { line: 10 }],
    [
      "a word of a language that there is not",
      { "posts/fr/a.md": `${post}\nUn :xx[mot].` },
      { line: 10, message: "“xx” is not the code of a language" },
    ],
    [
      "a mark of a language in a description",
      { "posts/fr/a.md": post.replace("Une phrase.", "Une :pt[frase].") },
      { line: 4, message: "a language cannot be marked here" },
    ],
    [
      "more criteria of accessibility met than apply",
      { "site.yaml": (text: string) => text.replace(/applicable: \d+/, "applicable: 2") },
      { file: "site.yaml", fix: "count again" },
    ],
    [
      "preload for a domain whose subdomains may stay without HTTPS (D24)",
      { "site.yaml": (text: string) => text.replace("preload: false", "preload: true") },
      {
        file: "site.yaml",
        message: "“hsts”: asks for preload without includeSubDomains, and browsers take no such site",
      },
    ],
    ...[
      ["a/b", "https://api.example", "“consent.manager.id”: is not the id of a privacy manager"],
      ['""', "https://api.example", "“consent.manager.id”: is empty"],
      ["a1", "api.example", NO_API],
      ["a1", "http://api.example", NO_API],
      ["a1", "https://me@api.example", NO_API],
      ["a1", "https://api.example/?key=1", NO_API],
    ].map(([id, apiUrl, message]): [string, Readonly<Record<string, ContentChange>>, Partial<Problem>] => [
      `a privacy manager ${id} at ${apiUrl} (D16)`,
      { "site.yaml": (text) => `${text.trimEnd()}\n  manager: { id: ${id}, apiUrl: "${apiUrl}" }\n` },
      { file: "site.yaml", message: message ?? "" },
    ]),
    [
      "a missing picture",
      { "posts/fr/a.md": post.replace("tags:", "image: none.jpg\nimageAlt: x\ntags:") },
      { line: 5, message: "the picture “none.jpg” is not in the media folder" },
    ],
    [
      "a picture without a description, beside one that has it",
      { "posts/pt/a.md": `${post}\n![Um mapa](a.svg)\n\n![](a.svg)`, "media/a.svg": drawing },
      { file: "posts/pt/a.md", line: 12, message: "the picture “a.svg” has no description" },
    ],
    [
      "a picture at the head of a post without a description",
      { "posts/en/a.md": post.replace("tags:", "image: a.svg\ntags:"), "media/a.svg": drawing },
      { file: "posts/en/a.md", line: 5, message: "the picture has no description" },
    ],
    [
      "a picture that cannot be read",
      { "media/a.jpg": "no picture" },
      { file: "media/a.jpg", fix: "save it again as JPEG or PNG" },
    ],
    [
      "a dark version of a picture that is not there",
      { "media/a.dark.svg": drawing },
      { file: "media/a.dark.svg", fix: "save it again as JPEG or PNG, in the size of media/a.svg" },
    ],
    [
      "an address taken by a page",
      { "posts/fr/contact.md": post },
      { message: "its address /fr/contact/ is already used by pages/contact/fr.md" },
    ],
    [
      "an address taken by a locale",
      { "posts/fr/en.md": post },
      { file: "posts/fr/en.md", message: expect.stringContaining("collides") as unknown as string },
    ],
    ["an address that cannot be one", { "posts/fr/Été.md": post }, { message: "“Été” cannot be part of an address" }],
    [
      "a key used twice",
      { "posts/fr/a.md": post.replace("tags:", "key: nouveau-site\ntags:") },
      { message: expect.stringContaining("posts/fr/") as unknown as string },
    ],
    [
      "a page without a language",
      { "pages/home/pt.md": null },
      { file: "pages/home/pt.md", message: "this page has no text in this language" },
    ],
    [
      "a missing text of the interface",
      { "messages/en.yaml": (text) => text.replace("menu.news: News\n", "") },
      { file: "messages/en.yaml", message: "“menu.news” is missing" },
    ],
    [
      "an extra text of the interface",
      { "messages/en.yaml": (text) => `${text}extra: x\n` },
      { message: "unknown key “extra”" },
    ],
    [
      "a placeholder that differs",
      { "messages/pt.yaml": (text) => text.replace("página {page} de {pages}", "página {page}") },
      { file: "messages/pt.yaml", fix: "write exactly these in braces: page, pages" },
    ],
    [
      "a value that site.yaml does not have",
      { "posts/fr/a.md": `${post}\n{legal.nobody}` },
      { line: 10, message: "“{legal.nobody}” names no value of site.yaml" },
    ],
    [
      "an invisible control character",
      { "posts/fr/a.md": `${post}\nUn\u000bmot.` },
      { line: 10, message: "an invisible control character (U+000B) stands after “Un”" },
    ],
    [
      "no front matter",
      { "posts/fr/a.md": "Un texte." },
      { line: 1, fix: expect.stringContaining("begin it with") as unknown as string },
    ],
    ["a file that belongs to no page", { "pages/nowhere/fr.md": post }, { file: "pages/nowhere/fr.md" }],
    [
      "an embed with a dangerous address",
      { "posts/fr/a.md": `${post}\n::embed[Film]{service="analytics" src="javascript:alert(1)" width=560 height=315}` },
      { line: 10, message: expect.stringContaining("not an https address") as unknown as string },
    ],
    [
      "an embed of a service that is not configured",
      { "posts/fr/a.md": `${post}\n::embed[Film]{service="video" src="https://v.example/" width=560 height=315}` },
      { line: 10, message: "the embed's service “video” is not configured" },
    ],
    [
      "a widget without a title",
      { "posts/fr/a.md": `${post}\n::widget{service="analytics" data-url="https://w.example/" height=600}` },
      { file: "posts/fr/a.md", line: 10, message: "this widget has no title" },
    ],
    [
      "a script of a service that is not encrypted",
      {
        "site.yaml": (text) =>
          text.replace('cookies: ["^_pk_"', 'scripts: ["http://w.example/a.js"]\n      cookies: ["^_pk_"'),
      },
      { file: "site.yaml", message: expect.stringContaining("is not an https address") as unknown as string },
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
    expect(notices.map(({ file, message }) => `${file}: ${message}`)).toEqual([
      expect.stringContaining("messages/en.yaml: “menu.news” is missing"),
      expect.stringContaining("pages/home/pt.md: this page has no text in this language"),
    ]);
  });

  it("never falls back from the fallback locale itself", async () => {
    expect(await problemsOf({ "site.yaml": fallback, "pages/home/fr.md": null })).toMatchObject([
      { file: "pages/home/fr.md" },
    ]);
  });
});
