import type { Browser } from "playwright-core";
import { launchBrowser } from "../../e2e/setup/launch-browser.ts";
import { startServer } from "../../e2e/setup/start-server.ts";
import type { BenchContext } from "../bench-context.ts";
import { type Figure, figuresOf } from "../report/figure.ts";
import { readManifest } from "../site/read-manifest.ts";
import { medianOf } from "../statistics.ts";
import { type Input, inputs, tapOnce } from "./input-delay.ts";
import { type Kind, kinds, type Navigation, navigateOnce } from "./navigate-once.ts";

const figure = figuresOf("navigation");

/** From click to painted on a slow telephone, and how soon menu, dialog and form answer. */
export async function measureNavigation(context: BenchContext): Promise<readonly Figure[]> {
  const folder = await context.site();
  const site = { manifest: await readManifest(folder), server: await startServer(folder) };
  const browser = await launchBrowser();
  try {
    const figures = await measureRoundTrips(browser, { ...site, origin: site.server.origin }, context);
    for (const [name, input] of Object.entries(inputs))
      figures.push(...(await measureInput(browser, site.server.origin, name, input, context)));
    return figures;
  } finally {
    await browser.close();
    await site.server.stop();
  }
}

async function measureRoundTrips(
  browser: Browser,
  site: Parameters<typeof navigateOnce>[1],
  { runs, say }: BenchContext,
): Promise<Figure[]> {
  const taken: Record<Kind | "back", Navigation[]> = { prefetched: [], back: [], cold: [], "saving data": [] };
  for (let run = 1; run <= runs; run += 1) {
    say(`navigation: ${run} of ${runs}`);
    for (const kind of Object.keys(kinds) as Kind[]) {
      const { there, back } = await navigateOnce(browser, site, kind);
      taken[kind].push(there);
      if (kind === "prefetched") taken.back.push(back);
    }
  }
  return Object.entries(taken).flatMap(([subject, navigations]) => [
    figure(
      subject,
      "painted",
      "ms",
      medianOf(navigations, ({ painted }) => painted),
    ),
    figure(
      subject,
      "requests",
      "count",
      medianOf(navigations, ({ requests }) => requests),
    ),
    figure(
      subject,
      "bytes",
      "kB",
      medianOf(navigations, ({ bytes }) => bytes),
    ),
  ]);
}

async function measureInput(
  browser: Browser,
  origin: string,
  name: string,
  input: Input,
  { runs, say }: BenchContext,
): Promise<Figure[]> {
  const taps = [];
  for (let run = 1; run <= runs; run += 1) {
    say(`input: ${name}, ${run} of ${runs}`);
    taps.push(await tapOnce(browser, origin, input));
  }
  return [
    figure(
      name,
      "input delay",
      "ms",
      medianOf(taps, ({ delay }) => delay),
    ),
    figure(
      name,
      "painted after input",
      "ms",
      medianOf(taps, ({ painted }) => painted),
    ),
  ];
}
