import { cp, mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { themeStyles } from "../../build/output/theme-styles.ts";
import { defineSite } from "../../define-site.ts";
import { problemsIn } from "../../owner-messages/problem-details.ts";
import { definePage } from "../../pages/definition/define-page.ts";
import { languages } from "../../test-support/made-up-languages.ts";
import { messages } from "../../test-support/made-up-messages.ts";
import { type ContentSite, NO_SETTINGS, type SettingsDefinition } from "../model/define-settings.ts";
import { ContentError } from "../source/problem.ts";
import { NO_COLORS } from "../theme/colors.ts";
import { readContent } from "./read-content.ts";

/** The theme of a site that adds no colour. */
const plainTheme = resolve(import.meta.dirname, "../../../examples/postcard/content");

const home = definePage({ id: "home", kind: "one", paths: "", content: ({ texts }) => texts });
const card = definePage({
  id: "card",
  kind: "folder",
  folders: "card-",
  texts: ({ slug }) => ({ slug }),
  content: () => ({}),
});
const bare = { messages, languages };
/** A site of one page, one language, without posts, tags, consent and contact. */
const smallSite = defineSite({ ...bare, pages: [home] });

const head = (title: string) => `title: ${title}\ndescription: Une phrase.\nheading: ${title}\n`;
const small = {
  "site.yaml": `brand: Carte
url: https://carte.example
description: { fr: "Une carte de {brand}." }
languages: { published: [fr], missing: error }
fonts: { stylesheet: self }
`,
  "pages/home/fr.md": `---\n${head("Bonjour")}---\n\nDe {brand}.\n`,
};

/** Reads the small content with other files. */
async function read(site: ContentSite, files: Readonly<Record<string, string>> = {}) {
  const folder = await mkdtemp(join(tmpdir(), "small-"));
  for (const name of ["theme", "theme.yaml"]) {
    await cp(join(plainTheme, name), join(folder, name), { recursive: true });
  }
  for (const [file, text] of Object.entries({ ...small, ...files })) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return readContent(folder, await mkdtemp(join(tmpdir(), "cache-")), site);
}

/** The problems of the small content with other files, by file. */
async function problemsOf(site: ContentSite, files: Readonly<Record<string, string>>) {
  const error = await read(site, files).catch((reason: unknown) => reason);
  if (!(error instanceof ContentError)) throw new Error(`expected errors, got ${String(error)}`);
  return error.problems.map(({ file, id }) => [file, id]);
}

test("a site of one page and one language needs no posts, no tags, no folders and no further settings", async () => {
  const { content, addresses } = await read(smallSite);
  expect(content.site).toMatchObject({ brand: "Carte", description: { fr: "Une carte de Carte." } });
  expect(content.pages.home?.fr?.text.body).toEqual([{ type: "paragraph", children: ["De Carte."] }]);
  expect([content.folders, content.tags, content.posts, content.notes]).toEqual([{}, {}, [], []]);
  expect(addresses.translation.locales).toEqual(["fr"]);
});

test("its settings are those of every site: what another site adds is unknown here", async () => {
  expect(await problemsOf(smallSite, { "site.yaml": `${small["site.yaml"]}since: 2012\n` })).toEqual([
    ["site.yaml", "key-unknown"],
  ]);
});

test("a site's own colours are asked of its theme, told apart, and written where it says", async () => {
  const colors = {
    ...NO_COLORS,
    groups: { sky: ["top"] },
    tokens: { ":root": { "sky.top": "top" }, ".night": { "sky.top": "paper" } },
    pairs: [{ marks: ["ink"], grounds: ["sky.top"], least: 7 }],
  };
  const site = defineSite({ ...bare, pages: [home], colors });
  const theme = await readFile(join(plainTheme, "theme.yaml"), "utf8");
  const withSky = (day: string, night: string) => {
    const tops = [day, night].map((color) => `  sky:\n    top: "${color}"\n`);
    return { "theme.yaml": theme.replace(/(?<= {2}onInk: .*\n)/g, () => tops.shift() ?? "") };
  };
  const missing = ["theme.yaml", "key-missing"];
  expect(await problemsOf(site, {})).toEqual([missing, missing]);
  expect(await problemsOf(site, withSky("#7f7f7f", "#000000"))).toEqual([["theme.yaml", "contrast-too-low"]]);
  const { content } = await read(site, withSky("#ffffff", "#000000"));
  const styles = themeStyles(content.theme);
  expect(styles).toMatch(/:root\{[^}]*--top:#ffffff\}@media screen\{\.night\{--paper:#ffffff\}\}/);
  expect(styles).toMatch(/dark\)\{:root\{[^}]*--top:#000000\}\.night\{--paper:#000000\}/);
});

test("files that none of its pages shows are named", async () => {
  const files = { "pages/card-a/fr.md": "---\n---\n", "posts/fr/a.md": "---\n---\n" };
  expect(await problemsOf(smallSite, files)).toEqual(Object.keys(files).map((file) => [file, "file-not-shown"]));
});

test("a page of folders has one for each folder whose name begins as it says, in their order", async () => {
  const text = (slug: string) => `---\n${head(slug)}slug: ${slug}\n---\n`;
  const withCards = defineSite({ ...bare, pages: [home, card] });
  const { content, pageAddresses } = await read(withCards, {
    "pages/card-b/fr.md": text("deux"),
    "pages/card-a/fr.md": text("un"),
  });
  expect(Object.keys(content.folders.card ?? {})).toEqual(["card-a", "card-b"]);
  expect(pageAddresses.map(({ page, path }) => [page, path])).toEqual([
    ["card", "/fr/un/"],
    ["card", "/fr/deux/"],
  ]);
});

test("a site's settings give its texts variables and blocks, and errors in its own words", async () => {
  const settings = {
    ...NO_SETTINGS,
    variables: () => ({ hello: "Salut" }),
    blocks: () => ({ rule: { type: "paragraph", children: ["Une règle."] } }) as const,
  };
  const texts = { "pages/home/fr.md": `---\n${head("Dire {hello}")}---\n\n::rule\n` };
  const { content } = await read(defineSite({ ...bare, pages: [home], settings }), texts);
  expect(content.pages.home?.fr?.text).toMatchObject({
    title: "Dire Salut",
    body: [{ type: "paragraph", children: ["Une règle."] }],
  });
  const say = problemsIn({
    wrong: {
      fr: "« {name} » est faux. → Effacez-le.",
      en: "“{name}” is wrong. → Delete it.",
      pt: "«{name}» está errado. → Apague-o.",
    },
  });
  const check: SettingsDefinition["check"] = ({ source, folders }) => [
    { file: source.file, line: 1, ...say("wrong", { name: Object.keys(folders).join() }) },
  ];
  const strict = defineSite({ ...bare, pages: [home, card], settings: { ...settings, check } });
  const error = await read(strict, texts).catch((reason: unknown) => reason);
  expect((error as ContentError).inWords("fr")).toContain("site.yaml:1: «\u00a0card\u00a0» est faux. → Effacez-le.");
});
