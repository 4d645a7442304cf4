import { mkdir, mkdtemp, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { ContentError, type Problem } from "../source/problem.ts";
import { type ContentChanges, changedContent } from "../test-support/changed-content.ts";
import { post, soundContent } from "../test-support/mistake.ts";
import { readContent } from "./read-content.ts";

/** Of pictures, which take most of the time. */
const cache = await mkdtemp(join(tmpdir(), "cache-"));

async function check(changes: ContentChanges) {
  const { content } = await readContent(await changedContent(changes), cache);
  return content;
}

async function problemsOf(changes: ContentChanges): Promise<readonly Problem[]> {
  const error = await check(changes).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ContentError)) throw new Error(`expected errors, got ${String(error)}`);
  return error.problems;
}

test("the content made for tests has no errors", async () => {
  expect((await check({})).notes).toEqual([]);
});

describe("errors in the content", () => {
  test.each([
    ["an article", "posts/fr/lien.md", "nouveau-site.md"],
    ["a picture", "media/lien.png", "/etc/hostname"],
    ["a folder that leads round in a circle", "pages/lien", ".."],
    ["what is not there", "posts/en/lien.md", "nothing"],
  ])("name what is a symbolic link: %s", async (_, file, to) => {
    const folder = await changedContent({});
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await symlink(to, join(folder, file));
    await expect(readContent(folder, cache)).rejects.toMatchObject({
      problems: expect.arrayContaining([{ file, line: 1, id: "symbolic-link", values: {} }]),
    });
  });

  test("are reported all at once, each with file, line and fix", async () => {
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

  test.each<readonly [name: string, changes: ContentChanges, file: string, id: string]>([
    ...[
      ["a/b", "https://api.example", "not-a-manager-id"],
      ['""', "https://api.example", "value-empty"],
      ["a1", "api.example", "not-a-manager-address"],
      ["a1", "http://api.example", "not-a-manager-address"],
      ["a1", "https://me@api.example", "not-a-manager-address"],
      ["a1", "https://api.example/?key=1", "not-a-manager-address"],
    ].map(([id, apiUrl, problem = ""]): [string, ContentChanges, string, string] => [
      `a privacy manager ${id} at ${apiUrl} (D16)`,
      { "site.yaml": (text) => `${text.trimEnd()}\n  manager: { id: ${id}, apiUrl: "${apiUrl}" }\n` },
      "site.yaml",
      problem,
    ]),
    [
      "a picture that cannot be read, however many texts show it",
      {
        "media/a.jpg": "no picture",
        "posts/fr/a.md": post.replace("tags", "image: a.jpg\nimageAlt: Une photo\ntags"),
        "posts/en/a.md": `${post}\n![A photograph](a.jpg)\n`,
      },
      "media/a.jpg",
      "picture-unreadable",
    ],
  ])("%s", async (_name, changes, file, id) => {
    expect(await problemsOf({ ...soundContent, ...changes })).toEqual([expect.objectContaining({ file, id })]);
  });
});

describe("[T3] a missing translation", () => {
  const fallback = (text: string) => text.replace("missing: error", "missing: fallback");

  test("falls back to the fallback locale where the site allows it, and the build says so", async () => {
    const { pages, messages, notes } = await check({
      "site.yaml": fallback,
      "pages/home/pt.md": null,
      "messages/en.yaml": (text) => text.replace("menu.news: News\n", ""),
    });
    expect(pages.home.pt).toMatchObject({ textLocale: "fr", text: { title: pages.home.fr.text.title } });
    expect(messages.en["menu.news"]).toBe(messages.fr["menu.news"]);
    expect(notes).toMatchObject([
      { file: "messages/en.yaml", id: "message-shown-in-another", values: { name: "menu.news" } },
      { file: "pages/home/pt.md", id: "page-shown-in-another" },
    ]);
  });

  test("never falls back from the fallback locale itself", async () => {
    expect(await problemsOf({ "site.yaml": fallback, "pages/home/fr.md": null })).toMatchObject([
      { file: "pages/home/fr.md" },
    ]);
  });
});
