import { execFile } from "node:child_process";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import type { Site } from "./define-site.ts";
import { engineMessageKeys, postMessageKeys } from "./i18n/messages.ts";
import { loadSite, missingImport, siteMistakes } from "./load-site.ts";
import type { PageRoute } from "./pages/paths/routes.ts";

const home: PageRoute = { id: "home", kind: "one", paths: "" };
const about: PageRoute = { id: "about", kind: "one", paths: { fr: "qui", en: "about" } };
const third: PageRoute = { id: "third", kind: "one" };

/** A site's folder in which each page has its definition, with the line of its paths, and a view. */
async function folderOf(pages: readonly PageRoute[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
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

interface MadeUpSite {
  readonly pages?: readonly PageRoute[];
  /** The pages in its folder; default: those that it lists. */
  readonly inFolder?: readonly PageRoute[];
  readonly codes?: readonly string[];
  readonly keys?: object;
}

const allKeys = { ...engineMessageKeys, ...postMessageKeys };

/** The mistakes of a site, without its folder. */
async function mistakes(
  { pages = [home], inFolder = pages, codes = ["fr"], keys = allKeys }: MadeUpSite,
  prepared = folderOf(inFolder),
): Promise<readonly string[]> {
  const folder = await prepared;
  const languages = Object.fromEntries(codes.map((code) => [code, {}]));
  const site = { pages, languages, messages: { keys, words: { fr: {} } } } as unknown as Site;
  return siteMistakes(site, folder).map((text) => text.replaceAll(`${relative(".", folder)}/`, ""));
}

test("a site of pages that fit together has none", async () => {
  const lists: PageRoute[] = [
    { id: "news", kind: "list", paths: "news", view: "cards" },
    { id: "post", kind: "post", section: "news" },
    { id: "tags", kind: "one", paths: "tag" },
    { id: "tag", kind: "list-of-tag", paths: "tag" },
  ];
  expect(await mistakes({ pages: [home, about, { id: "offer", kind: "folder", below: "about" }, ...lists] })).toEqual(
    [],
  );
  expect(await mistakes({ keys: engineMessageKeys }), "without words about posts").toEqual([]);
});

/** Beside the home page and another. */
const page = (id: string, kind: PageRoute["kind"], more: Partial<PageRoute> = {}): MadeUpSite => ({
  pages: [home, about, { id, kind, ...more }],
});

test.each<[string, MadeUpSite, string]>([
  [
    "a post with paths",
    { pages: [home, { id: "news", kind: "list", paths: "news" }, { id: "post", kind: "post", paths: "news" }] },
    "pages/post/page.ts:3: a post has no paths: its address is its file's name, behind the language. Take them away.",
  ],
  ["no pages", { pages: [] }, 'site.config.ts:1: the site has no pages. List them as "pages".'],
  ["no languages", { codes: [] }, 'site.config.ts:1: the site knows no language. List them as "languages".'],
  [
    "no words in a language",
    { codes: ["fr", "nl"] },
    'site.config.ts:1: there are no words in "nl". Add them to the words of "messages".',
  ],
  [
    "no path in a language",
    page("who", "one", { paths: { en: "who" } }),
    'pages/who/page.ts:3: "who" has no path in "fr". Add it to paths.',
  ],
  [
    "one path in a language",
    page("team", "one", { paths: { fr: "equipe", en: "about" } }),
    'pages/team/page.ts:3: "team" has a path of "about" (pages/about/page.ts:3). Give it another.',
  ],
  [
    "a list's path",
    page("news", "list", { paths: "qui" }),
    'pages/news/page.ts:3: "news" has a path of "about" (pages/about/page.ts:3). Give it another.',
  ],
  ["one name", { pages: [home, home] }, 'pages/home/page.ts:2: two pages are called "home". Give each its own name.'],
  [
    "one name, and a page that is not listed",
    { pages: [home, about, { ...about, paths: { fr: "deux", en: "two" } }], inFolder: [home, about, third] },
    'pages/about/page.ts:2: two pages are called "about". Give each its own name.',
  ],
  [
    "a section that is no page",
    page("team", "one", { paths: "team", section: "abuot" }),
    'pages/team/page.ts:1: there is no page "abuot". Name one of the site\'s pages.',
  ],
  [
    "two pages of errors",
    { pages: [home, { id: "lost", kind: "error", paths: "404" }, { id: "gone", kind: "error", paths: "410" }] },
    'pages/gone/page.ts:1: "lost" is of the kind "error" already, and a site has one such page.',
  ],
  [
    "posts without a list",
    page("post", "post"),
    'site.config.ts:1: there are posts and no list of them. Add a page of the kind "list".',
  ],
  [
    "a page that is not listed",
    { inFolder: [home, about] },
    'pages/about/page.ts:2: the page "about" is not listed. Add import("./pages/about/page.ts") to site.config.ts.',
  ],
  [
    "no words about posts beside a list",
    { ...page("news", "list", { paths: "news" }), keys: engineMessageKeys },
    'site.config.ts:1: "messages" does not name "posts.title", "posts.feed", "pagination.page-of". Add engineMessageKeys and postMessageKeys (#engine/i18n/messages.ts).',
  ],
])("%s", async (_, site, sentence) => expect(await mistakes(site)).toEqual([sentence]));

test("a page without a view, and a view that exports none", async () => {
  expect(await mistakes({ pages: [home, about], inFolder: [home] })).toEqual([
    expect.stringMatching(/^pages\/about\/page\.ts:1: "about" has no view\. Add pages\/about\/view\.tsx/),
  ]);
  const folder = await folderOf([home]);
  await writeFile(join(folder, "pages/home/view.tsx"), "export function Home() {}\n");
  expect(await mistakes({}, Promise.resolve(folder))).toEqual([
    "pages/home/view.tsx:1: no view is exported. Write: export function Page({ content }) { … }",
  ]);
});

test("the line is that of the option, not of an import that has the same word", async () => {
  const folder = await folderOf([]);
  await writeFile(
    join(folder, "site.config.ts"),
    'import { labelled } from "#engine/pages/fields.ts";\nexport default defineSite({\n  pages: [],\n',
  );
  expect(await mistakes({ pages: [] }, Promise.resolve(folder))).toEqual([
    'site.config.ts:3: the site has no pages. List them as "pages".',
  ]);
});

test("a page.ts that calls its page something else", async () => {
  const folder = await folderOf([home, about]);
  await writeFile(join(folder, "pages/about/page.ts"), 'import "node:fs";\nexport const about = {};\n');
  const pages = [home, undefined] as unknown as readonly PageRoute[];
  expect(await mistakes({ pages }, Promise.resolve(folder))).toEqual([
    "pages/about/page.ts:2: no page is exported. Write: export const page = definePage({ … })",
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
