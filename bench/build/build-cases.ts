import { join } from "node:path";
import type { BenchContext } from "../bench-context.ts";
import { makeContent } from "../content/make-content.ts";
import { type Figure, figuresOf } from "../report/figure.ts";
import { readManifest } from "../site/read-manifest.ts";
import { compareBuilds, readBuildState } from "./changed-files.ts";
import { editOnePost } from "./edit-post.ts";
import type { ProcessCost } from "./measure-process.ts";
import { setAside } from "./set-aside.ts";
import type { Kept, SiteCopy } from "./site-copy.ts";

/** Option of the generator that leaves compressed twins out: for hosts that compress on their own. */
const UNCOMPRESSED = "--no-compress";

/** A size of content, ready to be built. */
export interface BuildCase {
  readonly group: string;
  readonly posts: number;
  readonly content: string;
  readonly out: string;
  /** Folder of what is made on the way. */
  readonly work: string;
  readonly copy: SiteCopy;
  readonly say: BenchContext["say"];
}

/** Makes content of a size, and a place for its site. */
export async function prepareCase(
  group: string,
  posts: number,
  copy: SiteCopy,
  { work, say }: BenchContext,
): Promise<BuildCase> {
  const content = join(work, `content-${posts}`);
  const out = join(work, `site-${posts}`);
  say(`${group}: writing ${countText(posts)} posts per language`);
  await Promise.all([content, out].map((folder) => setAside(work, folder)));
  await makeContent(content, posts);
  return { group, posts, content, out, work, copy, say };
}

/** Builds from nothing cached but the program, again without a change, and after one post was edited. */
export async function measureCompressed(build: BuildCase): Promise<readonly Figure[]> {
  const cold = await buildOnce(build, "compressed, cold", { keep: "program" });
  const warm = await buildOnce(build, "compressed, nothing changed");
  const before = await readBuildState(build.out);
  await editOnePost(build.content);
  const edited = await buildOnce(build, "one post edited");
  const { rewritten, changed } = compareBuilds(before, await readBuildState(build.out));
  const figure = figuresOf(build.group);
  const subject = subjectOf(build, "one post edited");
  return [
    ...cold,
    ...warm,
    ...edited,
    figure(subject, "rewritten", "count", rewritten, { name: "changed", value: changed }),
  ];
}

/** Builds with compressed twins, from nothing cached: the program is bundled too. */
export async function measureFromNothing(build: BuildCase): Promise<readonly Figure[]> {
  return buildOnce(build, "nothing cached at all", { keep: "nothing" });
}

/** Renders and writes every page, without compressed twins. Pictures are finished: other generators make none. */
export function measureUncompressed(build: BuildCase): Promise<readonly Figure[]> {
  return buildOnce(build, "rendered and written", { keep: "pictures", options: [UNCOMPRESSED] });
}

/** @param keep what is not forgotten before; default: nothing is, and what the last build wrote stays, too */
async function buildOnce(
  build: BuildCase,
  name: string,
  { keep, options = [] }: { readonly keep?: Kept; readonly options?: readonly string[] } = {},
): Promise<readonly Figure[]> {
  const { content, out, work, copy, say } = build;
  say(`${build.group}: ${subjectOf(build, name)}`);
  if (keep !== undefined) {
    await copy.forgetAllBut(keep);
    await setAside(work, out);
  }
  const cost = await copy.build(content, out, options);
  const pages = Object.keys((await readManifest(out)).files).filter((path) => path.endsWith("/")).length;
  return costFigures(build.group, subjectOf(build, name), cost, pages);
}

/** What a build cost, as figures. @param pages how many it made */
export function costFigures(group: string, subject: string, cost: ProcessCost, pages: number): readonly Figure[] {
  const figure = figuresOf(group);
  const { wall, processor, peakMemory } = cost;
  return [
    figure(subject, "wall", "s", wall),
    ...(processor === undefined ? [] : [figure(subject, "processor", "s", processor)]),
    ...(peakMemory === undefined ? [] : [figure(subject, "peak memory", "MB", peakMemory)]),
    figure(subject, "all pages", "count", pages),
    figure(subject, "pages", "per second", (pages * 1000) / wall),
    figure(subject, "time a page", "ms", wall / pages),
  ];
}

function subjectOf({ posts }: BuildCase, name: string): string {
  return `${countText(posts)}, ${name}`;
}

function countText(count: number): string {
  return count.toLocaleString("en");
}
