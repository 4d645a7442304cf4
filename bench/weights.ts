import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { SCRIPT_BUDGET } from "#engine/build/budgets.ts";
import { MANIFEST_FILE, type Manifest } from "#engine/manifest/manifest.ts";
import { savingData } from "#tests/support/browser/browsers.ts";
import { type BenchContext, type Figure, figuresOf } from "./figure.ts";
import { type MobileTab, withMobileTab, withSite } from "./mobile-tab.ts";

const figure = figuresOf("weights");

/** A page of each template of the site, by the name under which it is measured. */
export const templates = {
  home: "/fr/",
  presentation: "/fr/presentation/",
  services: "/fr/services/",
  service: "/fr/services/gestion-de-projet-immobilier-investissement/",
  blog: "/fr/blog/",
  tag: "/fr/tag/finance/",
  article: "/fr/passerelle-adapte-geste-barriere/",
  contact: "/fr/contact/",
  text: "/fr/mention-legale/",
} as const;

/** What each may weigh at most: D19, and for the whole what script, document, fonts, data and texts take. */
const MOST: Readonly<Record<string, number>> = {
  document: 16_500,
  JavaScript: SCRIPT_BUDGET,
  "all but pictures": 145_000,
  "requests before paint": 1,
};

/** The manifest of a built site. */
export async function readManifest(siteFolder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(siteFolder, MANIFEST_FILE), "utf8")) as Manifest;
}

/** What a first visit to a page of each template loads, before anything is prefetched. */
export async function measureWeights(context: BenchContext): Promise<readonly Figure[]> {
  const manifest = await readManifest(await context.site());
  return withSite(context, async (browser, origin) => {
    const figures: Figure[] = [];
    for (const [template, path] of Object.entries(templates)) {
      context.log(`weights: ${template}`);
      figures.push(...weightFigures(template, manifest, await visit(browser, origin + path)));
    }
    return figures;
  });
}

/** What a visit asked for, as paths, and how many of these requests painting waited for. */
interface Visit {
  readonly paths: readonly string[];
  readonly blocking: number;
}

/** Visits a page as somebody who saves data: nothing is prefetched then. */
function visit(browser: Browser, address: string): Promise<Visit> {
  const read = async (tab: MobileTab) => {
    await tab.before(savingData);
    await tab.open(address);
    await tab.until(`document.querySelector('[data-consent="banner"]')`);
    await tab.quiet();
    const external = await tab.value<number>(
      `performance.getEntriesByType("resource").filter((entry) => entry.renderBlockingStatus === "blocking").length`,
    );
    return { paths: tab.requests, blocking: 1 + external };
  };
  return withMobileTab(browser, read, { slow: false });
}

function weightFigures(template: string, manifest: Manifest, { paths, blocking }: Visit): Figure[] {
  const { pictures, ...others } = weigh(paths, manifest);
  const all = Object.values(others).reduce((sum, bytes) => sum + bytes, 0);
  const bytes = { ...others, "all but pictures": all, pictures };
  const counts = { requests: paths.length, "requests before paint": blocking };
  return [
    ...Object.entries(bytes).map(([kind, size]) => figure(template, kind, "kB", size, { most: MOST[kind] })),
    ...Object.entries(counts).map(([kind, count]) => figure(template, kind, "count", count, { most: MOST[kind] })),
  ];
}

/** Bytes that visitors load, by kind; as they are sent: brotli where there is that encoding. */
type Weight = Readonly<Record<(typeof KINDS)[number][1], number>>;

const KINDS = [
  [/^text\/html/, "document"],
  [/^text\/css/, "CSS"],
  [/^text\/javascript/, "JavaScript"],
  [/^font\//, "fonts"],
  [/^image\//, "pictures"],
  [/./, "data"],
] as const;

/**
 * Weighs what a visit asked for.
 *
 * @param paths addresses without origin, in any order
 * @throws {Error} for an address that the site does not have
 */
function weigh(paths: Iterable<string>, { files }: Manifest): Weight {
  const weight = { document: 0, CSS: 0, JavaScript: 0, fonts: 0, pictures: 0, data: 0 };
  for (const path of paths) {
    const file = files[path];
    if (file === undefined) throw new Error(`A visit asked for ${path}, which the site does not have.`);
    const kind = KINDS.find(([type]) => type.test(file.type))?.[1] ?? "data";
    weight[kind] += (file.br ?? file.identity).bytes;
  }
  return weight;
}
