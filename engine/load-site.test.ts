import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import type { Site } from "./define-site.ts";
import { engineMessageKeys, postMessageKeys } from "./i18n/messages.ts";
import { loadSite, missingImport, siteMistakes } from "./load-site.ts";
import type { PageRoute } from "./pages/paths/routes.ts";

const home: PageRoute = { id: "home", kind: "one", paths: "" };
const about: PageRoute = { id: "about", kind: "one", paths: { fr: "qui", en: "about" } };

/** A site's folder in which each page has its definition, with the line of its paths, and a view. */
async function folderOf(pages: readonly PageRoute[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const { id, view = id } of pages) {
    await mkdir(join(folder, "pages", id), { recursive: true });
    await mkdir(join(folder, "pages", view), { recursive: true });
    await writeFile(
      join(folder, "pages", id, "page.ts"),
      `export const page = definePage({\n  id: "${id}",\n  paths: …`,
    );
    await writeFile(join(folder, "pages", view, "view.tsx"), "export function Page() {}\n");
  }
  return folder;
}

function siteOf(
  pages: readonly PageRoute[],
  codes = ["fr"],
  keys: object = { ...engineMessageKeys, ...postMessageKeys },
): Site {
  const languages = Object.fromEntries(codes.map((code) => [code, {}]));
  return { pages, languages, messages: { keys, words: { fr: {} } } } as unknown as Site;
}

/** The mistakes of a site, without its folder. */
async function mistakes(
  pages: readonly PageRoute[],
  inFolder = pages,
  codes?: string[],
  keys?: object,
): Promise<readonly string[]> {
  const folder = await folderOf(inFolder);
  const found = siteMistakes(siteOf(pages, codes, keys), folder);
  return found.map((text) => text.replaceAll(`${relative(".", folder)}/`, ""));
}

test("a site of pages that fit together has none", async () => {
  const lists: PageRoute[] = [
    { id: "news", kind: "list", paths: "news", view: "cards" },
    { id: "post", kind: "post", section: "news" },
    { id: "tags", kind: "one", paths: "tag" },
    { id: "tag", kind: "list-of-tag", paths: "tag" },
  ];
  expect(await mistakes([home, about, { id: "offer", kind: "folder", below: "about" }, ...lists])).toEqual([]);
});

test("a site without pages", async () => {
  expect(await mistakes([])).toEqual(['site.config.ts:1: the site has no pages. List them as "pages".']);
});

test("a site without languages, and one without words in a language", async () => {
  expect(await mistakes([home], [home], [])).toEqual([
    'site.config.ts:1: the site knows no language. List them as "languages".',
  ]);
  expect(await mistakes([home], [home], ["fr", "nl"])).toEqual([
    'site.config.ts:1: there are no words in "nl". Add them to the words of "messages".',
  ]);
});

test("a page without a word in a language that the site knows", async () => {
  expect(await mistakes([home, { id: "who", kind: "one", paths: { en: "who" } }])).toEqual([
    'pages/who/page.ts:3: "who" has no path in "fr". Add it to paths.',
  ]);
});

test.each<[string, PageRoute[], string]>([
  [
    "one path in a language",
    [{ id: "team", kind: "one", paths: { fr: "equipe", en: "about" } }],
    'pages/team/page.ts:3: "team" has a path of "about" (pages/about/page.ts:3). Give it another.',
  ],
  [
    "a list's path",
    [{ id: "news", kind: "list", paths: "qui" }],
    'pages/news/page.ts:3: "news" has a path of "about" (pages/about/page.ts:3). Give it another.',
  ],
  ["one name", [home], 'pages/home/page.ts:2: two pages are called "home". Give each its own name.'],
  [
    "a section that is no page",
    [{ id: "team", kind: "one", paths: "team", section: "abuot" }],
    'pages/team/page.ts:1: there is no page "abuot". Name one of the site\'s pages.',
  ],
  [
    "two pages of errors",
    [
      { id: "lost", kind: "error", paths: "404" },
      { id: "gone", kind: "error", paths: "410" },
    ],
    'pages/gone/page.ts:1: "lost" is of the kind "error" already, and a site has one such page.',
  ],
  [
    "posts without a list",
    [{ id: "post", kind: "post" }],
    'site.config.ts:1: there are posts and no list of them. Add a page of the kind "list".',
  ],
])("%s", async (_, more, sentence) => expect(await mistakes([home, about, ...more])).toEqual([sentence]));

test("a folder with a page that is not listed, and a page without a view", async () => {
  expect(await mistakes([home], [home, about])).toEqual([
    'pages/about/page.ts:2: the page "about" is not listed. Add import("./pages/about/page.ts") to site.config.ts.',
  ]);
  expect(await mistakes([home, about], [home])).toEqual([
    expect.stringMatching(/^pages\/about\/page\.ts:1: "about" has no view\. Add pages\/about\/view\.tsx/),
  ]);
});

test("two pages of one name are one mistake, and so is a view that exports none", async () => {
  const twice = { ...about, paths: { fr: "deux", en: "two" } };
  expect(await mistakes([home, about, twice], [home, about, { id: "third", kind: "one" }])).toEqual([
    'pages/about/page.ts:2: two pages are called "about". Give each its own name.',
  ]);
  const folder = await folderOf([home]);
  await writeFile(join(folder, "pages/home/view.tsx"), "export function Home() {}\n");
  expect(siteMistakes(siteOf([home]), folder)).toEqual([
    `${relative(".", folder)}/pages/home/view.tsx:1: no view is exported. Write: export function Page({ content }) { … }`,
  ]);
});

test("the line is that of the option, not of an import that has the same word", async () => {
  const folder = await folderOf([]);
  const config = join(folder, "site.config.ts");
  await writeFile(
    config,
    'import { labelled } from "#engine/pages/fields.ts";\nexport default defineSite({\n  pages: [],\n',
  );
  expect(siteMistakes(siteOf([]), folder)).toEqual([
    `${relative(".", config)}:3: the site has no pages. List them as "pages".`,
  ]);
});

test("a page.ts that calls its page something else", async () => {
  const folder = await folderOf([home, about]);
  await writeFile(join(folder, "pages/about/page.ts"), 'import "node:fs";\nexport const about = {};\n');
  const listed = [home, undefined] as unknown as readonly PageRoute[];
  expect(siteMistakes(siteOf(listed), folder)).toEqual([
    `${relative(".", folder)}/pages/about/page.ts:2: no page is exported. Write: export const page = definePage({ … })`,
  ]);
});

test("messages that the engine reads and the site does not name: those of posts where there is a list", async () => {
  expect(await mistakes([home], [home], ["fr"], engineMessageKeys)).toEqual([]);
  const news: PageRoute = { id: "news", kind: "list", paths: "news" };
  expect(await mistakes([home, news], [home, news], ["fr"], engineMessageKeys)).toEqual([
    'site.config.ts:1: "messages" does not name "posts.title", "posts.feed", "pagination.page-of". Add engineMessageKeys and postMessageKeys (#engine/i18n/messages.ts).',
  ]);
});

test("a page that the configuration imports and that is not there", async () => {
  const folder = await folderOf([]);
  const [file, config] = [join(folder, "pages/a/page.ts"), join(folder, "site.config.ts")];
  await writeFile(
    config,
    'import "node:fs";\nconst folders = await Promise.all([\n  import("./pages/a/page.ts"),\n]);\n',
  );
  const error = await promisify(execFile)(process.execPath, [config]).catch(({ stderr }: { stderr: string }) => stderr);
  const [, message = ""] = /^Error \[ERR_MODULE_NOT_FOUND\]: (.*)$/m.exec(String(error)) ?? [];
  expect(missingImport(new Error(message))).toBe(
    `${relative(".", config)}:3: there is no file ${relative(".", file)}. Add it, or take its import away.`,
  );
});

test("a folder whose configuration exports no site", async () => {
  const folder = await folderOf([]);
  await writeFile(join(folder, "site.config.ts"), "export const pages = [];\n");
  await expect(loadSite(folder)).rejects.toThrow(
    /site\.config\.ts:1: there is no default export\. Write: export default/,
  );
});
