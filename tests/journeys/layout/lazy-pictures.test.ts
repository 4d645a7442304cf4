import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContextOptions } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withoutVisibility } from "../../support/browser/browsers.ts";
import { visibilityIsKnown } from "../../support/browser/clock.ts";
import { type SiteVisit, siteVisitors } from "../../support/pages/site-visit.ts";
import { runGenerator, temporaryFolder } from "../../support/setup/run-generator.ts";
import { type RunningServer, startServer } from "../../support/setup/start-server.ts";
import { contentFolder } from "../../support/setup/test-content.ts";

const visitor = siteVisitors();
const POST = "/en/far-down/";
let server: RunningServer;

/** A site with an article whose picture stands far below the first screen. */
beforeAll(async () => {
  const content = await temporaryFolder();
  await cp(contentFolder, content, { recursive: true });
  await mkdir(join(content, "media"), { recursive: true });
  await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#17468c" } })
    .png()
    .toFile(join(content, "media/far-down.png"));
  await writeFile(join(content, "posts/en/far-down.md"), article());
  const out = join(await temporaryFolder(), "site");
  const run = await runGenerator(["--content", content, "--out", out, "--no-compress"]);
  expect(run.code, run.errors).toBe(0);
  server = await startServer(out);
});
afterAll(() => server.stop());

describe("a picture far down", () => {
  test("[P10] is asked for when a tenth of it is within 20 px of the screen, not before, and once", async () => {
    const visit = await open();
    await toDistance(visit, 0.1, 25);
    expect(picturesAsked(visit)).toEqual([]);
    await toDistance(visit, 0.1, 15);
    await expect.poll(() => picturesAsked(visit)).toHaveLength(1);
    await expect.poll(() => picture(visit).evaluate(shownFile)).toMatch(/^http.+[.]avif$/);
    await visit.page.evaluate(() => window.scrollTo(0, 0));
    await toDistance(visit, 0.1, 15);
    expect(picturesAsked(visit)).toHaveLength(1);
  });

  test("[P10] comes in the smallest format that the browser knows, and nothing moves when it comes", async () => {
    const visit = await open();
    expect(await picture(visit).evaluate((image) => image.clientWidth / image.clientHeight)).toBeCloseTo(1.5);
    const articleHeight = () =>
      visit.page
        .locator("main article")
        .first()
        .evaluate((article) => article.getBoundingClientRect().height);
    const before = await articleHeight();
    await picture(visit).scrollIntoViewIfNeeded();
    await expect.poll(() => picture(visit).evaluate(shownFile)).toMatch(/[.]avif$/);
    // The file has whole pixels: its proportions differ from those of the original by less than one.
    expect(Math.abs((await articleHeight()) - before)).toBeLessThan(1);
    expect(visit.errors).toEqual([]);
  });

  test("[P10] of a page reached by a link waits as well", async () => {
    const visit = await visitor({ baseURL: server.origin });
    await visit.open("/en/blog/");
    await visit.link(POST).click();
    await picture(visit).waitFor({ state: "attached" });
    await visibilityIsKnown(visit.page);
    expect(picturesAsked(visit)).toEqual([]);
    await picture(visit).scrollIntoViewIfNeeded();
    await expect.poll(() => picturesAsked(visit)).toHaveLength(1);
  });

  test("[P10] without scripts has a fallback that the browser loads by itself", async () => {
    const visit = await visitor({ baseURL: server.origin, javaScriptEnabled: false });
    await visit.page.goto(POST);
    const fallback = visit.page.locator("main noscript img");
    await fallback.scrollIntoViewIfNeeded();
    await expect.poll(() => picturesAsked(visit)).toHaveLength(1);
    expect(await fallback.getAttribute("alt")).toBe("A blue field");
    expect(await visit.page.locator("main img[data-lazy]").isVisible()).toBe(false);
  });

  test("[P10] is asked for at once where the browser cannot tell what is visible", async () => {
    const visit = await visitor({ baseURL: server.origin });
    await visit.context.addInitScript(withoutVisibility);
    await visit.open(POST);
    await expect.poll(() => picturesAsked(visit)).toHaveLength(1);
  });
});

async function open(options: BrowserContextOptions = {}): Promise<SiteVisit> {
  const visit = await visitor({ baseURL: server.origin, ...options });
  await visit.open(POST);
  await visibilityIsKnown(visit.page);
  expect(picturesAsked(visit)).toEqual([]);
  return visit;
}

/** The address of what an image shows: its placeholder's, or its file's once that is drawn. */
function shownFile(image: Element): string {
  return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0 ? image.currentSrc : "";
}

function picture({ page }: SiteVisit) {
  return page.locator("main picture > img").first();
}

function picturesAsked({ requests }: SiteVisit): string[] {
  return requests
    .all()
    .map((request) => new URL(request.url()).pathname)
    .filter((path) => path.startsWith("/assets/media/"));
}

/** Scrolls until the upper part of the picture ends this many pixels below the screen. */
async function toDistance(visit: SiteVisit, part: number, pixels: number): Promise<void> {
  await picture(visit).evaluate(
    (image, { part, pixels }) => {
      const { top, height } = image.getBoundingClientRect();
      window.scrollBy({ top: Math.round(top + height * part - window.innerHeight - pixels), behavior: "instant" });
    },
    { part, pixels },
  );
  await visibilityIsKnown(visit.page);
}

function article(): string {
  const settings = ["title: Far down", "date: 2026-11-10", "description: A picture.", "tags: [company]"];
  const text = Array.from({ length: 60 }, (_, line) => `Paragraph ${line + 1} of a long article.`);
  return ["---", ...settings, "---", "", ...text.flatMap((one) => [one, ""]), "![A blue field](far-down.png)", ""].join(
    "\n",
  );
}
