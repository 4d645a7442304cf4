import { join } from "node:path";
import type { Browser } from "playwright-core";
import { launchBrowser } from "../../e2e/setup/launch-browser.ts";
import { startServer } from "../../e2e/setup/start-server.ts";
import type { BenchContext } from "../bench-context.ts";
import { type Figure, figuresOf } from "../report/figure.ts";
import { makeFloorSite } from "../site/floor-site.ts";
import { type Template, templates } from "../site/templates.ts";
import { medianOf } from "../statistics.ts";
import { type FirstVisit, visitOnce } from "./visit-once.ts";

const MEASURED = ["home", "article", "contact"] as const satisfies readonly Template[];
const figure = figuresOf("first-view");

/** First visits of a slow telephone, to our pages and to their floors in turn, so that both meet the same machine. */
export async function measureFirstView(context: BenchContext): Promise<readonly Figure[]> {
  const site = await context.site();
  const floor = join(context.work, "floor");
  await makeFloorSite(
    site,
    floor,
    MEASURED.map((template) => templates[template]),
  );
  const servers = await Promise.all([startServer(site), startServer(floor)]);
  const browser = await launchBrowser();
  try {
    const figures: Figure[] = [];
    for (const template of MEASURED) {
      figures.push(...(await measureTemplate(browser, [servers[0].origin, servers[1].origin], template, context)));
    }
    return figures;
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.stop()));
  }
}

async function measureTemplate(
  browser: Browser,
  [ourOrigin, floorOrigin]: readonly [string, string],
  template: Template,
  { runs, say }: BenchContext,
): Promise<Figure[]> {
  const ours: FirstVisit[] = [];
  const floors: FirstVisit[] = [];
  // The first visits of a browser pay for its own start: they are not counted.
  for (let run = 0; run <= runs; run += 1) {
    say(run === 0 ? `first view: ${template}, warming up` : `first view: ${template}, ${run} of ${runs}`);
    const our = await visitOnce(browser, ourOrigin, templates[template], true);
    const floor = await visitOnce(browser, floorOrigin, templates[template], false);
    if (run === 0) continue;
    ours.push(our);
    floors.push(floor);
  }
  return figuresOfVisits(template, ours, floors);
}

function figuresOfVisits(template: Template, ours: readonly FirstVisit[], floors: readonly FirstVisit[]): Figure[] {
  const compared = (measure: string, unit: Figure["unit"], number: (visit: FirstVisit) => number) =>
    figure(template, measure, unit, medianOf(ours, number), { name: "floor", value: medianOf(floors, number) });
  return [
    compared("FCP", "ms", ({ firstPaint }) => firstPaint),
    compared("LCP", "ms", ({ largestPaint }) => largestPaint),
    compared("CLS", "score", ({ layoutShift }) => layoutShift),
    compared("blocking", "ms", ({ blocking }) => blocking),
    figure(
      template,
      "live",
      "ms",
      medianOf(ours, ({ live }) => live ?? Number.NaN),
    ),
    figure(
      template,
      "banner",
      "ms",
      medianOf(ours, ({ banner }) => banner ?? Number.NaN),
    ),
    compared("heap", "MB", ({ heap }) => heap),
  ];
}
