import { join } from "node:path";
import { onPath } from "../../scripts/on-path.mjs";
import type { BenchContext } from "../bench-context.ts";
import type { Figure } from "../report/figure.ts";
import { costFigures, measureCompressed, measureFromNothing, measureUncompressed, prepareCase } from "./build-cases.ts";
import { countPages, makeHugoSite } from "./make-hugo-site.ts";
import { measureProcess } from "./measure-process.ts";
import { setAside } from "./set-aside.ts";
import { makeSiteCopy } from "./site-copy.ts";

const SMALL = 100;
const MIDDLE = 1000;
const LARGE = 10_000;

/** Builds of 100 and 1,000 posts per language, beside Hugo on the same posts where it is installed. */
export async function measureBuilds(context: BenchContext): Promise<readonly Figure[]> {
  const group = "build";
  const copy = await makeSiteCopy(context.root, context.work);
  const small = await prepareCase(group, SMALL, copy, context);
  const smallFigures = [
    ...(await measureFromNothing(small)),
    ...(await measureUncompressed(small)),
    ...(await measureCompressed(small)),
  ];
  const middle = await prepareCase(group, MIDDLE, copy, context);
  const uncompressed = await measureUncompressed(middle);
  const hugo = await measureHugo(middle.content, context);
  return [...smallFigures, ...besideHugo(uncompressed, hugo), ...hugo, ...(await measureCompressed(middle))];
}

/** Builds of 10,000 posts per language, and of 1,000 to hold them against. */
export async function measureLargeBuilds(context: BenchContext): Promise<readonly Figure[]> {
  const group = "build-10000";
  const copy = await makeSiteCopy(context.root, context.work);
  const middle = await prepareCase(group, MIDDLE, copy, context);
  await copy.build(middle.content, middle.out, []);
  const small = await measureUncompressed(middle);
  const build = await prepareCase(group, LARGE, copy, context);
  const large = await measureUncompressed(build);
  return [...small, ...besideSmaller(large, small), ...(await measureCompressed(build))];
}

async function measureHugo(content: string, { work, say }: BenchContext): Promise<readonly Figure[]> {
  const hugo = onPath("hugo");
  if (hugo === undefined) {
    say("build: Hugo is not installed, so it is not measured");
    return [];
  }
  say("build: Hugo");
  const [site, out] = [join(work, "hugo"), join(work, "hugo-site")];
  await setAside(work, out);
  await makeHugoSite(content, site);
  const cost = await measureProcess(hugo, ["--source", site, "--destination", out, "--quiet"], site);
  return costFigures("build: Hugo", "1,000, uncompressed", cost, await countPages(out));
}

function besideHugo(figures: readonly Figure[], hugo: readonly Figure[]): readonly Figure[] {
  const wall = hugo.find(({ measure }) => measure === "wall");
  if (wall === undefined) return figures;
  return figures.map((figure) =>
    figure.measure === "wall" ? { ...figure, beside: { name: "Hugo", value: wall.value } } : figure,
  );
}

function besideSmaller(large: readonly Figure[], small: readonly Figure[]): readonly Figure[] {
  const time = small.find(({ measure }) => measure === "time a page");
  if (time === undefined) return large;
  return large.map((figure) =>
    figure.measure === "time a page" ? { ...figure, beside: { name: "at 1,000", value: time.value } } : figure,
  );
}
