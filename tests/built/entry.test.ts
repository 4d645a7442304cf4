import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { expect, test } from "vitest";
import { type Bundle, bundle, hashSources, sourcesOf, textOfProgram } from "#engine/build/render/bundle.ts";
import { MODULE_LIST, type ModuleList } from "#engine/build/render/make-bundle.ts";
import { languages, phrasesIn } from "#site/languages/languages.ts";
import site from "#site/site.config.ts";

const root = resolve(import.meta.dirname, "../..");

/** What a document starts with: packages by name, our own code by folder. An addition is a decision. */
const IN_ENTRY = [
  ...["virtual:program", "vite", "site/client", "site/pages"],
  ...["browser", "client", "core"].map((folder) => `consent/${folder}`),
  ...["client", "i18n", "pages/data", "pages/paths", "views"].map((folder) => `engine/${folder}`),
  ...["common", "display", "loading", "navigation"].map((folder) => `engine/client/${folder}`),
].sort();

/** What few visits need. */
const ON_DEMAND = [
  "consent/browser/remote-consent.ts",
  "consent/trackers/site-analytics.ts",
  "components/drawings/sent-tile.tsx",
  "consent/client/drawn-consent.tsx",
];

test("[P5] the entry chunk has consent, the menu and what loads the rest; React and what pages share come when they are wanted", async () => {
  const modules = await modulesAtStart(await built());
  expect([...new Set(modules.map(partOf))].sort()).toEqual(IN_ENTRY);
});

test("[P5] what few visits need is a separate chunk, and so is each page", async () => {
  const clientBundle = await built();
  const modules = await modulesAtStart(clientBundle);
  const pages = Object.keys(clientBundle.chunks).filter((source) => source.startsWith("pages/"));
  expect(pages.length).toBeGreaterThan(5);
  expect(Object.keys(clientBundle.chunks)).toEqual(expect.arrayContaining(ON_DEMAND));
  expect(
    [...ON_DEMAND, ...pages].filter((source) => modules.includes(source) || modules.includes(`site/${source}`)),
  ).toEqual([]);
});

test("a bundle is made anew when any file of the project that is in it has changed", async () => {
  const list = JSON.parse(await readFile(join((await built()).clientFolder, MODULE_LIST), "utf8")) as ModuleList;
  const sources = sourcesOf(join(root, "site")).map((source) => relative(root, resolve(root, source)));
  const modules = Object.values(list).flatMap(Object.keys);
  const ours = modules.filter((file) => !file.startsWith("node_modules/") && existsSync(join(root, file)));
  expect(ours.length).toBeGreaterThan(100);
  expect(ours.filter((file) => !sources.some((source) => file === source || file.startsWith(`${source}/`)))).toEqual(
    [],
  );
});

test("of what the program knows of a language, browsers load what they need: nothing that the build writes, no word of the interface", async () => {
  const { entry, clientFolder } = await built();
  const script = await readFile(join(clientFolder, entry.src), "utf8");
  for (const { dates } of Object.values(languages)) expect(script).toContain(dates.months);
  const written = [
    ...Object.keys(languages)
      .map(phrasesIn)
      .map(({ accessibility }) => accessibility.partial),
    ...Object.values(languages).map(({ notPublic }) => notPublic.until),
    ...Object.values(site.messages.words).map((words) => words["skip-to-content"] ?? ""),
  ];
  expect(written.filter((words) => script.includes(words))).toEqual([]);
});

/** Source files of the entry and of what it imports statically. */
async function modulesAtStart({ entry, clientFolder }: Bundle): Promise<readonly string[]> {
  const list = JSON.parse(await readFile(join(clientFolder, MODULE_LIST), "utf8")) as ModuleList;
  return [entry.src, ...entry.imports].flatMap((src) => Object.keys(list[src.slice(1)] ?? {}));
}

/** The bundle that the tests' site was built with, from the cache. */
async function built(): Promise<Bundle> {
  const folder = join(root, "site");
  const sources = await hashSources(root, sourcesOf(folder));
  return bundle(root, folder, join(root, ".cache/bundles"), sources, textOfProgram(site));
}

function partOf(file: string): string {
  return (
    /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ??
    (file.includes("/") ? file.slice(0, file.lastIndexOf("/")) : file)
  );
}
