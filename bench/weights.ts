import { readFile } from "node:fs/promises";
import { join } from "node:path";
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

const KINDS = [
  [/^text\/html/, "document"],
  [/^text\/css/, "CSS"],
  [/^text\/javascript/, "JavaScript"],
  [/^font\//, "fonts"],
  [/^image\//, "pictures"],
] as const;

/** The manifest of a built site. */
export async function readManifest(siteFolder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(siteFolder, MANIFEST_FILE), "utf8")) as Manifest;
}

/** What a first visit to a page of each template loads, as somebody who saves data: nothing is prefetched then. */
export async function measureWeights(context: BenchContext): Promise<readonly Figure[]> {
  const manifest = await readManifest(await context.site());
  return withSite(context, async (browser, origin) => {
    const figures: Figure[] = [];
    for (const [template, path] of Object.entries(templates)) {
      context.log(`weights: ${template}`);
      const visit = async ({ page, requests, quiet }: MobileTab) => {
        await page.addInitScript(savingData);
        await page.goto(origin + path);
        await page.locator('[data-consent="banner"]:not([hidden])').waitFor();
        await quiet();
        const counts = { requests: requests.length, "requests before paint": 1 + (await page.evaluate(blocking)) };
        return { bytes: weigh(requests, manifest), counts };
      };
      const { bytes, counts } = await withMobileTab(browser, visit, { slow: false });
      for (const [kind, size] of Object.entries(bytes))
        figures.push(figure(template, kind, "kB", size, { most: MOST[kind] }));
      for (const [kind, count] of Object.entries(counts))
        figures.push(figure(template, kind, "count", count, { most: MOST[kind] }));
    }
    return figures;
  });
}

/** The number of files that painting waited for. Runs in the browser. */
function blocking(): number {
  const files = performance.getEntriesByType("resource") as (PerformanceEntry & { renderBlockingStatus: string })[];
  return files.filter(({ renderBlockingStatus }) => renderBlockingStatus === "blocking").length;
}

/** Bytes of what a visit asked for, by kind, as they are sent: brotli where there is that encoding. */
function weigh(paths: readonly string[], { files }: Manifest) {
  const bytes = { document: 0, CSS: 0, JavaScript: 0, fonts: 0, data: 0, "all but pictures": 0, pictures: 0 };
  for (const path of paths) {
    const file = files[path];
    if (file === undefined) throw new Error(`A visit asked for ${path}, which the site does not have.`);
    const kind = KINDS.find(([type]) => type.test(file.type))?.[1] ?? "data";
    const sent = (file.br ?? file.identity).bytes;
    bytes[kind] += sent;
    if (kind !== "pictures") bytes["all but pictures"] += sent;
  }
  return bytes;
}
