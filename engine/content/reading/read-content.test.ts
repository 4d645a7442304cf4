import { link, mkdtemp, rename, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { site } from "../../test-support/made-up-site.ts";
import { ContentError, type Problem } from "../source/problem.ts";
import { type ContentChanges, changeContent, changedContent } from "../test-support/changed-content.ts";
import { post, soundContent } from "../test-support/mistake.ts";
import { readContent } from "./read-content.ts";
import { ReadingMemory } from "./reading-memory.ts";

/** Of pictures, which take most of the time. */
const cache = await mkdtemp(join(tmpdir(), "cache-"));

async function check(changes: ContentChanges) {
  const { content } = await readContent(await changedContent(changes), cache, site);
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

test("texts that the run before stored are the same as read ones", async () => {
  const [folder, stored] = [await changedContent(), await mkdtemp(join(tmpdir(), "texts-"))];
  const readOnce = async () => {
    const memory = new ReadingMemory({ folder: stored, content: folder, program: "program" });
    const { content, posts } = await readContent(folder, cache, site, { memory });
    await memory.keep();
    return { content, posts };
  };
  const first = await readOnce();
  expect(await readOnce()).toEqual(first);
});

test("a tag's name has the typography of its language, like every text", async () => {
  const { tags } = await check({
    "tags.yaml": (text) => text.replace("fr: Santé et bien-être", 'fr: "S\'installer : où ?"'),
  });
  expect(tags.health?.fr).toBe("S’installer\u00a0: où\u202f?");
});

describe("[T3] a missing translation", () => {
  const fallback = (text: string) => text.replace("missing: error", "missing: fallback");

  test("falls back to the fallback locale where the site allows it, and the build says so", async () => {
    const { pages, notes } = await check({
      "site.yaml": fallback,
      "pages/home/pt.md": null,
    });
    expect(pages.home?.pt).toMatchObject({ textLocale: "fr", text: { title: pages.home?.fr?.text.title } });
    expect(pages.home?.en).toMatchObject({ textLocale: "en" });
    expect(notes).toMatchObject([{ file: "pages/home/pt.md", id: "page-shown-in-another" }]);
  });

  test("never falls back from the fallback locale itself", async () => {
    expect(await problemsOf({ "site.yaml": fallback, "pages/home/fr.md": null })).toMatchObject([
      { file: "pages/home/fr.md" },
    ]);
  });
});

test.each([
  "posts/fr/a (Copie en conflit de Anna 2026-11-27).md",
  "posts/fr/a (cópia em conflito 2026-11-27).md",
  "pages/home/fr (conflicted copy 2026-11-27 120000).md",
  "site.sync-conflict-20261127-120000-ABCDEFG.yaml",
])(
  "a second version that a program has kept, %s, is one error that says so, and takes no text's place",
  async (copy) => {
    const files = { ...soundContent, "posts/fr/a.md": post, [copy]: post };
    expect(await problemsOf(files)).toEqual([{ file: copy, line: 1, id: "second-version", values: {} }]);
  },
);

describe("a link in the content folder", () => {
  test.each<[string, (folder: string) => Promise<string>]>([
    ["an article", (folder) => elsewhere(folder, "a.md", post)],
    ["an article of the same folder", async (folder) => join(folder, "posts/en/a.md")],
    ["nothing", async (folder) => join(folder, "gone.md")],
    ["itself", async (folder) => join(folder, "posts/fr/link.md")],
    ["a folder", async (folder) => join(folder, "posts")],
  ])("to %s is an error at its place, and nothing is left out without a word", async (_goal, goal) => {
    const folder = await changedContent({ ...soundContent, "posts/en/a.md": post });
    const place = "posts/fr/link.md";
    await symlink(await goal(folder), join(folder, place));
    await symlink("nowhere", join(folder, "posts/fr/.#lock.md"));
    const error = await readContent(folder, cache, site).catch((reason: unknown) => reason);
    expect((error as ContentError).problems).toContainEqual({ file: place, line: 1, id: "link", values: {} });
    expect((error as ContentError).problems.map(({ id }) => id)).toEqual(["link"]);
  });

  test.each(["posts", "pages", "site.yaml"])("in the place of %s is named, whatever is missing then", async (name) => {
    const folder = await changedContent({});
    await rename(join(folder, name), `${folder}-moved`);
    await symlink(`${folder}-moved`, join(folder, name));
    const error = await readContent(folder, cache, site).catch((reason: unknown) => reason);
    expect((error as ContentError).problems).toContainEqual({ file: name, line: 1, id: "link", values: {} });
  });

  test("of the file system, which makes two names of one file, is no difference", async () => {
    const folder = await changedContent(soundContent);
    await link(await elsewhere(folder, "a.md", post), join(folder, "posts/fr/hard-link.md"));
    const { content } = await readContent(folder, cache, site);
    expect(content.posts.some(({ slug }) => slug === "hard-link")).toBe(true);
  });

  async function elsewhere(folder: string, name: string, text: string): Promise<string> {
    const file = join(await mkdtemp(`${folder}-elsewhere-`), name);
    await writeFile(file, text);
    return file;
  }
});

test("a link to an article to come is plain text until its day, and then a link (D46)", async () => {
  const coming = post.replace("2026-01-02", "2027-01-02");
  const folder = await changedContent({
    ...soundContent,
    "posts/fr/a.md": coming,
    "posts/fr/b.md": `${post}\n[La suite](/fr/a/).\n`,
  });
  const drawnOn = async (day: string) => {
    const { content } = await readContent(folder, cache, site, { now: new Date(day) });
    const notes = content.notes.filter(({ file }) => file === "posts/fr/b.md").map(({ id }) => id);
    return [JSON.stringify(content.posts.find(({ slug }) => slug === "b")?.body).includes("/fr/a/"), notes];
  };
  expect(await drawnOn("2027-01-01T12:00:00Z")).toEqual([false, ["link-too-early"]]);
  expect(await drawnOn("2027-01-02T12:00:00Z")).toEqual([true, []]);
});

describe("a page that is a draft", () => {
  const page = (more = "") =>
    `---\nlayout: text\nslug: tarifs\nname: Tarifs\ntitle: Tarifs\ndescription: Nos tarifs.\nheading: Tarifs\nlead: Des mots.\n${more}---\n\n[Un document](prix.pdf)\n\n::embed[Carte]{service="agenda" src="https://map.example/" width=560 height=315}\n`;
  const draft = page("draft: true\naliases: [/fr/prix/]\n");
  const pages = (...locales: readonly string[]) =>
    Object.fromEntries(locales.map((locale) => [`pages/tarifs/${locale}.md`, draft]));
  const linking = { ...soundContent, media: null, "posts/fr/b.md": `${post}\n[Les tarifs](/fr/tarifs/).\n` };
  const read = async (changes: ContentChanges, drafts: boolean) =>
    readContent(await changedContent({ ...linking, "media/prix.pdf": "%PDF-1.4\n%%EOF\n", ...changes }), cache, site, {
      drafts,
    });

  test("is nowhere: its files stay private, its old addresses lead nowhere, links to it are plain text, and that is noted", async () => {
    const { content, media, others } = await read(pages("fr", "en", "pt"), false);
    expect(content.folders.text).toEqual({});
    expect([media, content.embedded]).toEqual([[], []]);
    expect(others.redirects).not.toHaveProperty(["/fr/prix/"]);
    expect(JSON.stringify(content.posts)).not.toContain("/fr/tarifs/");
    expect(content.notes.map(({ file, id }) => [file, id])).toEqual([["posts/fr/b.md", "link-too-early"]]);
  });

  test("is in the preview, marked, with what it shows", async () => {
    const { content, media } = await read(pages("fr", "en", "pt"), true);
    expect(content.folders.text?.tarifs?.pt).toMatchObject({
      hidden: true,
      text: { title: "[Rascunho] Tarifs", heading: ["[Rascunho] ", "Tarifs"] },
    });
    expect(media.map(({ path }) => path)).toEqual(["/documents/prix.pdf"]);
    expect(content.embedded).toHaveLength(3);
    expect(JSON.stringify(content.posts)).toContain("/fr/tarifs/");
  });

  test("may lack languages, also that which would stand in; once it is none, they are missing", async () => {
    expect((await read(pages("en"), false)).content.folders.text).toEqual({});
    expect((await read(pages("en"), true)).content.folders.text?.tarifs?.fr?.textLocale).toBe("en");
    expect(await problemsOf({ ...linking, "pages/tarifs/en.md": page() })).toContainEqual(
      expect.objectContaining({ file: "pages/tarifs/fr.md", id: "page-untranslated" }),
    );
  });
});

/** What is half written: in the settings, in the text, between texts; and settings that cannot be read at all. */
const halves: readonly (readonly [what: string, half: (text: string) => string])[] = [
  ["has settings that are empty", (text) => text.replace(/^title: .*$/m, "title:")],
  ["has settings that nobody can read", (text) => text.replace(/^title: .*$/m, 'title: "Un titre')],
  ["has no end of its settings", (text) => text.replace(/\n---\n[\s\S]*/, "\n")],
  ["links to nothing", (text) => `${text}\n[Ici](/fr/nulle-part/).\n`],
  [
    "shows a picture that is not there, and says a day to come",
    (text) => `${text.replace("title:", "updated: 2099-01-01\ntitle:")}\n![Une photo](absente.jpg)\n`,
  ],
  ["has a sign that nothing reads", (text) => `${text}\n[gallery ids="1,2"]\n`],
  ["was damaged on its way", (text) => `${text}\nCafÃ©\n`],
];

describe.each(halves)("a text that %s", (_, half) => {
  const article = (line: string) => ({ ...soundContent, "posts/fr/c.md": half(post.replace("tags:", `${line}tags:`)) });
  const page = (line: string) => {
    const whole = `---\nlayout: text\n${line}slug: tarifs\nname: Tarifs\ntitle: Tarifs\ndescription: Nos tarifs.\nheading: Tarifs\nlead: Des mots.\n---\n\nUn texte.\n`;
    return {
      ...soundContent,
      ...Object.fromEntries(["fr", "en", "pt"].map((one) => [`pages/tarifs/${one}.md`, half(whole)])),
    };
  };

  test.each([
    ["article", article],
    ["page", page],
  ] as const)("stops nothing where it is the draft of an %s, and is said all the same", async (_kind, changes) => {
    const read = await readContent(await changedContent(changes("draft: true\n")), cache, site);
    const said = read.judge().ofDrafts;
    expect(said.length).toBeGreaterThan(0);
    expect(said.every(({ file }) => /^(?:posts\/fr\/c|pages\/tarifs\/..)\.md$/.test(file))).toBe(true);
    expect(read.content.posts.some(({ slug }) => slug === "c")).toBe(false);
    expect(read.content.folders.text).toEqual({});
    // The day it is none, it stops all.
    expect((await problemsOf(changes(""))).length).toBeGreaterThan(0);
  });
});

test("a file that only a draft shows stops nothing; what is no sign of a draft is none, and a page that is one in some languages is a mistake", async () => {
  const shows = (draft: string) => post.replace("tags:", `${draft}image: photo.jpg\nimageAlt: ""\ntags:`);
  const broken = { ...soundContent, "media/photo.jpg": "nothing that a picture begins with" };
  const read = async (changes: ContentChanges) =>
    readContent(await changedContent({ ...broken, ...changes }), cache, site);
  expect((await read({ "posts/fr/c.md": shows("draft: true\n") })).judge().errors).toEqual([]);
  await expect(read({ "posts/fr/c.md": shows("") })).rejects.toThrow("photo.jpg");
  await expect(read({ "posts/fr/c.md": post.replace("tags:", "draft: peut-être\ntags:") })).rejects.toThrow("draft");
  await expect(
    read({ "pages/home/fr.md": (text) => text.replace(/^title: .*$/m, "title:\ndraft: true") }),
  ).rejects.toThrow("home");
});

test("what a text takes of the settings is as they are, also where the text itself was read before", async () => {
  const folder = await changedContent({
    ...soundContent,
    "posts/fr/a.md": `${post}\n{brand}, [contact](https://other.example/fr/contact/).\n`,
  });
  const memory = new ReadingMemory();
  const body = async () => {
    const { content } = await readContent(folder, cache, site, { memory });
    return JSON.stringify(content.posts.find(({ slug }) => slug === "a")?.body);
  };
  expect(await body()).toContain("https://other.example/fr/contact/");
  const inSettings = (line: RegExp, now: string) =>
    changeContent(folder, { "site.yaml": (text) => text.replace(line, now) });
  await inSettings(/^brand: .*/m, "brand: Autre nom");
  expect(await body()).toContain("Autre nom");
  await inSettings(/^url: .*/m, "url: https://other.example");
  expect(await body()).toContain('"/fr/contact/"');
});
