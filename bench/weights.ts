import type { Browser } from "playwright-core";
import type { Manifest } from "#engine/manifest/manifest.ts";
import { savingData } from "#tests/support/browser/browsers.ts";
import { launchBrowser } from "#tests/support/setup/launch-browser.ts";
import { startServer } from "#tests/support/setup/start-server.ts";
import { type BenchContext, type Figure, figuresOf } from "./figure.ts";
import { type MobileTab, withMobileTab } from "./mobile-tab.ts";
import { readManifest, templates } from "./shipped-site.ts";

const figure = figuresOf("weights");

/** What a first visit to a page of each template loads, before anything is prefetched. */
export async function measureWeights({ site, log }: BenchContext): Promise<readonly Figure[]> {
  const folder = await site();
  const manifest = await readManifest(folder);
  const server = await startServer(folder);
  const browser = await launchBrowser();
  try {
    const figures: Figure[] = [];
    for (const [template, path] of Object.entries(templates)) {
      log(`weights: ${template}`);
      figures.push(...weightFigures(template, manifest, await visit(browser, server.origin + path)));
    }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
  }
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
  const withoutPictures = Object.values(others).reduce((all, bytes) => all + bytes, 0);
  return [
    ...Object.entries(others).map(([kind, bytes]) => figure(template, kind, "kB", bytes)),
    figure(template, "all but pictures", "kB", withoutPictures),
    figure(template, "pictures", "kB", pictures),
    figure(template, "requests", "count", paths.length),
    figure(template, "requests before paint", "count", blocking),
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
