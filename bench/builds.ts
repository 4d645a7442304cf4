import { appendFile, cp, mkdir, readdir, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { makeContent } from "#tests/support/setup/made-up-content.ts";
import { commands } from "../scripts/commands.mjs";
import { type BenchContext, type Figure, figuresOf } from "./figure.ts";
import { measureProcess } from "./process-cost.ts";
import { readManifest } from "./weights.ts";

/** What generator and editor need of the project. */
const NEEDED = "engine consent contact drawings editor site package.json package-lock.json vite.config.ts".split(" ");

/** What a build may take at most: D19, and what the owner waits for. */
const MOST = { memory: 1e9, first: 8000, edit: 3000 };

/** Builds of the shipped content in an empty clone. */
export async function measureBuilds(context: BenchContext): Promise<readonly Figure[]> {
  const build = await freshBuild("build", context);
  const content = contentIn(context, "shipped");
  await cp(join(context.root, "content"), content.folder, { recursive: true });
  return threeBuilds(build, content);
}

/** Posts of each language, each some three times those before: linear work costs the same for a page at all of them. */
const GROWTH = [100, 300, 1_000, 3_000];

/** First builds of more and more posts; of the most also what an edit costs. */
export async function measureGrowth(context: BenchContext): Promise<readonly Figure[]> {
  const build = await freshBuild("growth", context);
  // The client bundle is made with the smallest content, so that it is in nobody's time a page.
  const madeUp = async (posts: number) => {
    const content = contentIn(context, posts.toLocaleString("en"));
    await makeContent(content.folder, posts);
    return content;
  };
  await build(await madeUp(1), "first build");
  const figures: Figure[] = [];
  for (const size of GROWTH) {
    const content = await madeUp(size);
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

function contentIn({ work }: BenchContext, name: string): Content {
  return { name, folder: join(work, `content-${name}`), out: join(work, `site-${name}`) };
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
    const { wall, processor, peakMemory } = await measureProcess(args, folder);
    const pages = Object.keys((await readManifest(out)).files).filter((path) => path.endsWith("/")).length;
    return [
      figure(subject, "wall", "s", wall, { most }),
      figure(subject, "processor", "s", processor),
      figure(subject, "peak memory", "MB", peakMemory, { most: MOST.memory }),
      figure(subject, "all pages", "count", pages),
      figure(subject, "time a page", "ms", wall / pages),
    ];
  };
}

/** Builds for the first time, again without a change, and after one post was edited. */
async function threeBuilds(build: Build, content: Content): Promise<readonly Figure[]> {
  const first = await build(content, "first build", MOST.first);
  const unchanged = await build(content, "unchanged");
  const posts = join(content.folder, "posts/fr");
  const names = (await readdir(posts)).sort();
  await appendFile(join(posts, names[names.length >> 1] ?? ""), "\n\nCette phrase est nouvelle.\n");
  return [...first, ...unchanged, ...(await build(content, "one post edited", MOST.edit))];
}
