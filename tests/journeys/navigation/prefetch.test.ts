import { expect, test } from "vitest";
import { stopClock, visibilityIsKnown } from "../../support/browser/clock.ts";
import { anyData, lose } from "../../support/browser/network-faults.ts";
import { type SiteVisit, siteVisitors } from "../../support/pages/site-visit.ts";

const visitor = siteVisitors();
/** Pages that the header of an English page links to, wherever the window stands. */
const MENU = ["/en/presentation/", "/en/services/", "/en/contact/", "/en/blog/"];
/** Only the footer links here. */
const LEGAL = "/en/legal-notice/";

// Which links are prefetched, and what a browser does that cannot tell what is visible: engine/client/loading/prefetch.test.ts,
// engine/client/navigation/addresses.test.ts. That a prefetch which fails is invisible: load-page.test.ts.
test("[P9] links that are visible for 250 ms lead to a prefetch of data and chunk, each path once; a prefetched page opens without another request, and links of the new page are prefetched as well", async () => {
  const visit = await visitor({ prefetches: true });
  const { page, requests } = visit;
  await stopClock(page);
  await visit.open("/en/");
  await visibilityIsKnown(page);
  await page.clock.runFor(249);
  expect(await dataAsked(visit)).toEqual([]);
  await page.clock.runFor(1);
  const asked = await dataAsked(visit);
  expect(asked).toEqual(expect.arrayContaining(MENU));
  expect(asked).not.toContain(LEGAL);
  expect(asked).not.toContain("/en/");
  expect(asked).toEqual([...new Set(asked)]);
  await expect.poll(() => chunksAsked(visit)).toEqual(expect.arrayContaining(["services", "contact", "post-list"]));

  await expect.poll(requests.pending).toBe(0);
  await lose(page, anyData);
  requests.clear();
  await visit.link("/en/blog/").click();
  await expect.poll(() => page.url()).toMatch(/\/en\/blog\/$/);
  await page.clock.runFor(1_000);
  await visit.shows("/en/blog/");
  expect(await dataAsked(visit)).not.toContain("/en/blog/");
  await visit.link("/en/blog/2/").scrollIntoViewIfNeeded();
  await visibilityIsKnown(page);
  await page.clock.runFor(250);
  await expect.poll(requests.data).toContain("/en/blog/2/");
});

/** The data asked for up to now: whatever the page has done before has been seen. */
async function dataAsked(visit: SiteVisit): Promise<string[]> {
  await visit.page.evaluate(() => undefined);
  return visit.requests.data();
}

function chunksAsked(visit: SiteVisit): string[] {
  const chunks = visit.requests
    .all()
    .flatMap((request) => /[/]assets[/]([a-z-]+?)-page-[^/]+[.]js$/.exec(request.url())?.[1] ?? []);
  return [...new Set(chunks)];
}
