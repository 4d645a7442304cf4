import { cp, lstat, mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeContent } from "#tests/support/setup/made-up-content.ts";
import { commands } from "../scripts/commands.mjs";
import { type BenchContext, type Figure, figuresOf } from "./figure.ts";
import { measureProcess } from "./process-cost.ts";
import { readManifest } from "./shipped-site.ts";

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

/** Builds of the shipped content in an empty clone, and of 1,000 posts per language. */
export async function measureBuilds(context: BenchContext): Promise<readonly Figure[]> {
  const build = await freshBuild("build", context);
  const shipped = await copyOfContent(context, "shipped", (folder) =>
    cp(join(context.root, "content"), folder, { recursive: true }),
  );
  const middle = await copyOfContent(context, "1,000", (folder) => makeContent(folder, 1_000));
  return [...(await threeBuilds(build, shipped)), ...(await threeBuilds(build, middle))];
}

/** Posts of each language, each some three times those before: linear work costs the same for a page at all of them. */
const GROWTH = [100, 300, 1_000, 3_000];
/** The size that is held against a target, and the one that its pages are held against. */
const [LARGE, MIDDLE] = [3_000, 1_000];

/** First builds of more and more posts; of the most also what an edit costs. */
export async function measureGrowth(context: BenchContext): Promise<readonly Figure[]> {
  const build = await freshBuild("growth", context);
  // The client bundle is made with the smallest content, so that it is in nobody's time a page.
  await build(await copyOfContent(context, "bundle", (folder) => makeContent(folder, 1)), "first build");
  const figures: Figure[] = [];
  for (const size of GROWTH) {
    const name = size.toLocaleString("en");
    const content = await copyOfContent(context, name, (folder) => makeContent(folder, size));
    figures.push(...(size === LARGE ? await threeBuilds(build, content) : await build(content, "first build")));
    await Promise.all([content.folder, content.out].map((folder) => rm(folder, { recursive: true, force: true })));
  }
  const timeOf = (size: number) =>
    figures.find(
      ({ subject, measure }) => subject === `${size.toLocaleString("en")}, first build` && measure === "time a page",
    );
  const [large, middle] = [timeOf(LARGE), timeOf(MIDDLE)];
  const beside = { name: "at 1,000", value: middle?.value ?? Number.NaN };
  return figures.map((figure) => (figure === large ? { ...figure, beside } : figure));
}

/** A content folder, and the folder that its site goes to. */
interface Content {
  readonly name: string;
  readonly folder: string;
  readonly out: string;
}

/** Builds, and gives what it cost. @param step what is built, in words @param options of the command */
type Build = (content: Content, step: string, options?: readonly string[]) => Promise<readonly Figure[]>;

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
  return async ({ name, folder: content, out }, step, options = []) => {
    const subject = `${name}, ${step}`;
    log(`${group}: ${subject}`);
    const args = [join(folder, entry), "--content", content, "--out", out, ...options];
    const { wall, processor, peakMemory } = await measureProcess(process.execPath, args, folder);
    const pages = Object.keys((await readManifest(out)).files).filter((path) => path.endsWith("/")).length;
    return [
      figure(subject, "wall", "s", wall),
      ...(processor === undefined ? [] : [figure(subject, "processor", "s", processor)]),
      ...(peakMemory === undefined ? [] : [figure(subject, "peak memory", "MB", peakMemory)]),
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
  const first = await build(content, "first build");
  const unchanged = await build(content, "unchanged");
  const before = await filesOf(content.out);
  await editOnePost(content.folder);
  const edited = await build(content, "one post edited");
  const after = [...(await filesOf(content.out))];
  const rewritten = after.filter(([file, { written }]) => before.get(file)?.written !== written).length;
  const changed = after.filter(([file, { etag }]) => before.get(file)?.etag !== etag).length;
  const { group = "", subject = "" } = edited[0] ?? {};
  const files = figuresOf(group)(subject, "rewritten", "count", rewritten, { name: "changed", value: changed });
  return [...first, ...unchanged, ...edited, files];
}

/** Every file of a build, by its path, each encoding for itself: what is in it, and when it was written. */
async function filesOf(out: string): Promise<ReadonlyMap<string, { readonly etag: string; readonly written: string }>> {
  const { files, notFound } = await readManifest(out);
  const encodings = [...Object.values(files), ...Object.values(notFound)]
    .flatMap(({ identity, br, gzip }) => [identity, br, gzip])
    .filter((encoding) => encoding !== undefined);
  const states = encodings.map(async ({ file, etag }) => {
    const { ino, mtimeMs } = await lstat(join(out, file));
    return [file, { etag, written: `${ino} ${mtimeMs}` }] as const;
  });
  return new Map(await Promise.all(states));
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
