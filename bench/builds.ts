import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeContent } from "#tests/support/setup/made-up-content.ts";
import { commands } from "../scripts/commands.mjs";
import { type BenchContext, type Figure, figuresOf } from "./figure.ts";
import { measureProcess } from "./process-cost.ts";
import { readManifest } from "./weights.ts";

/** What generator and editor need of the project. */
const NEEDED = [
  "engine",
  "consent",
  "contact",
  "drawings",
  "editor",
  "site",
  "package.json",
  "package-lock.json",
  "vite.config.ts",
];

/** What a build may take at most: D19, and what the owner waits for. */
const MOST = { memory: 1e9, first: 8000, edit: 3000 };

/** Builds of the shipped content in an empty clone. */
export async function measureBuilds(context: BenchContext): Promise<readonly Figure[]> {
  const build = await freshBuild("build", context);
  const write = (folder: string) => cp(join(context.root, "content"), folder, { recursive: true });
  return threeBuilds(build, await copyOfContent(context, "shipped", write));
}

/** Posts of each language, each some three times those before: linear work costs the same for a page at all of them. */
const GROWTH = [100, 300, 1_000, 3_000];

/** First builds of more and more posts; of the most also what an edit costs. */
export async function measureGrowth(context: BenchContext): Promise<readonly Figure[]> {
  const build = await freshBuild("growth", context);
  // The client bundle is made with the smallest content, so that it is in nobody's time a page.
  await build(await copyOfContent(context, "bundle", (folder) => makeContent(folder, 1)), "first build");
  const figures: Figure[] = [];
  for (const size of GROWTH) {
    const content = await copyOfContent(context, size.toLocaleString("en"), (folder) => makeContent(folder, size));
    const isLast = size === GROWTH.at(-1);
    figures.push(...(isLast ? await threeBuilds(build, content) : await build(content, "first build")));
    await Promise.all([content.folder, content.out].map((folder) => rm(folder, { recursive: true, force: true })));
  }
  return figures;
}

/** A content folder, and the folder that its site goes to. */
interface Content {
  readonly name: string;
  readonly folder: string;
  readonly out: string;
}

/** Builds, and gives what it cost. @param step what is built, in words */
type Build = (content: Content, step: string, mostTime?: number) => Promise<readonly Figure[]>;

/** Makes a copy of the program with its own, empty caches, so that measuring touches nobody's. @returns its folder */
export async function programCopy(group: string, { root, work }: BenchContext): Promise<string> {
  const folder = join(work, `${group}-program`);
  await mkdir(folder);
  for (const part of NEEDED) await cp(join(root, part), join(folder, part), { recursive: true });
  await symlink(join(root, "node_modules"), join(folder, "node_modules"), "dir");
  return folder;
}

async function freshBuild(group: string, context: BenchContext): Promise<Build> {
  const { log } = context;
  const folder = await programCopy(group, context);
  const { entry = "" } = commands.build ?? {};
  const figure = figuresOf(group);
  return async ({ name, folder: content, out }, step, most) => {
    const subject = `${name}, ${step}`;
    log(`${group}: ${subject}`);
    const args = [join(folder, entry), "--content", content, "--out", out];
    const { wall, processor, peakMemory } = await measureProcess(process.execPath, args, folder);
    const pages = Object.keys((await readManifest(out)).files).filter((path) => path.endsWith("/")).length;
    return [
      figure(subject, "wall", "s", wall, { most }),
      figure(subject, "processor", "s", processor ?? Number.NaN),
      figure(subject, "peak memory", "MB", peakMemory ?? Number.NaN, { most: MOST.memory }),
      figure(subject, "all pages", "count", pages),
      figure(subject, "time a page", "ms", wall / pages),
    ];
  };
}

async function copyOfContent(
  { work, log }: BenchContext,
  name: string,
  write: (folder: string) => Promise<void>,
): Promise<Content> {
  log(`writing content: ${name}`);
  const folder = join(work, `content-${name}`);
  const out = join(work, `site-${name}`);
  await write(folder);
  return { name, folder, out };
}

/** Builds for the first time, again without a change, and after one post was edited. */
async function threeBuilds(build: Build, content: Content): Promise<readonly Figure[]> {
  const first = await build(content, "first build", MOST.first);
  const unchanged = await build(content, "unchanged");
  await editOnePost(content.folder);
  return [...first, ...unchanged, ...(await build(content, "one post edited", MOST.edit))];
}

/** Edits one French post in the middle of a content folder: title and text, as an owner would. */
async function editOnePost(content: string): Promise<void> {
  const folder = join(content, "posts/fr");
  const names = (await readdir(folder)).sort();
  const file = join(folder, names[names.length >> 1] ?? "");
  const text = await readFile(file, "utf8");
  const edited = text.replace(/^title: ("?)/m, "title: $1Mis à jour, ");
  if (edited === text) throw new Error(`${file} has no title to edit.`);
  await writeFile(file, `${edited.trimEnd()}\n\nCette phrase est nouvelle.\n`);
}
