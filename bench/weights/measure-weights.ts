import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Browser } from "playwright-core";
import type { Manifest } from "../../contract/manifest.ts";
import { savingData } from "../../e2e/pages/browsers.ts";
import { untilLive } from "../../e2e/pages/open-live.ts";
import { recordRequests } from "../../e2e/pages/request-log.ts";
import { launchBrowser } from "../../e2e/setup/launch-browser.ts";
import { startServer } from "../../e2e/setup/start-server.ts";
import type { BenchContext } from "../bench-context.ts";
import { settled } from "../browser/settled.ts";
import { withPage } from "../browser/with-page.ts";
import { type Figure, figuresOf } from "../report/figure.ts";
import { readManifest } from "../site/read-manifest.ts";
import { templates } from "../site/templates.ts";
import { total, weigh } from "./weigh.ts";

const figure = figuresOf("weights");

/** What a first visit to a page of each template loads, before anything is prefetched, and what prefetching adds. */
export async function measureWeights({ site, say }: BenchContext): Promise<readonly Figure[]> {
  const folder = await site();
  const manifest = await readManifest(folder);
  const server = await startServer(folder);
  const browser = await launchBrowser();
  try {
    const figures: Figure[] = [];
    for (const [template, page] of Object.entries(templates)) {
      say(`weights: ${template}`);
      const own = await visit(browser, server.origin, page, [savingData]);
      const all = await visit(browser, server.origin, page, []);
      const sheet = await inlineSheetSize(folder, manifest, page);
      figures.push(...weightFigures(template, manifest, own, all, sheet));
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

function visit(browser: Browser, origin: string, path: string, before: readonly (() => void)[]): Promise<Visit> {
  return withPage(browser, origin, before, async (page) => {
    const log = recordRequests(page);
    await page.goto(path);
    await untilLive(page);
    await settled(log);
    const external = await page.evaluate(() => {
      const resources = performance.getEntriesByType("resource") as (PerformanceResourceTiming & {
        readonly renderBlockingStatus?: string;
      })[];
      return resources.filter(({ renderBlockingStatus }) => renderBlockingStatus === "blocking").length;
    });
    return { paths: log.all().map((request) => new URL(request.url()).pathname), blocking: 1 + external };
  });
}

function weightFigures(template: string, manifest: Manifest, own: Visit, all: Visit, sheet: number): Figure[] {
  const weight = weigh(own.paths, manifest);
  const ahead = all.paths.length - own.paths.length;
  return [
    figure(template, "HTML", "kB", weight.html - sheet),
    figure(template, "CSS", "kB", weight.css + sheet),
    figure(template, "JavaScript", "kB", weight.javascript),
    figure(template, "fonts", "kB", weight.fonts),
    figure(template, "data", "kB", weight.data),
    figure(template, "all but pictures", "kB", total(weight) - weight.pictures),
    figure(template, "pictures", "kB", weight.pictures),
    figure(template, "requests", "count", own.paths.length),
    figure(template, "requests before paint", "count", own.blocking),
    figure(template, "prefetched", "kB", total(weigh(all.paths, manifest)) - total(weight)),
    figure(template, "prefetch requests", "count", ahead),
  ];
}

/** Bytes that the inline style sheet adds to the compressed document. */
async function inlineSheetSize(folder: string, { files }: Manifest, path: string): Promise<number> {
  const html = await readFile(join(folder, files[path]?.identity.file ?? ""), "utf8");
  const size = (text: string) => brotliCompressSync(text).length;
  return size(html) - size(html.replace(/<style>.*?<\/style>/s, ""));
}
