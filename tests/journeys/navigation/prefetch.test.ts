import { describe, expect, test } from "vitest";
import { withoutVisibility } from "../../support/browser/browsers.ts";
import { stopClock, visibilityIsKnown } from "../../support/browser/clock.ts";
import {
  answerInstead,
  anyData,
  chunkOf,
  lose,
  ofAnotherBundle,
  status,
} from "../../support/browser/network-faults.ts";
import { oneSiteVisitor, type SiteVisit, siteVisitors } from "../../support/pages/site-visit.ts";

const visitor = siteVisitors();
const sameVisitor = oneSiteVisitor({ prefetches: true });
/** Pages that the header of an English page links to, wherever the window stands. */
const MENU = ["/en/presentation/", "/en/services/", "/en/contact/", "/en/blog/"];
/** Only the footer links here. */
const LEGAL = "/en/legal-notice/";

describe("links that are visible", () => {
  test("[P9] lead to a prefetch after 250 ms, not before, of data and chunk, each path once; to files, other sites, downloads, other windows and this page to none", async () => {
    const visit = await visitor({ prefetches: true, ownClock: true });
    await stopClock(visit.page);
    await visit.open("/en/");
    await visibilityIsKnown(visit.page);
    await visit.page.clock.runFor(249);
    expect(await dataAsked(visit)).toEqual([]);
    await visit.page.clock.runFor(1);
    const asked = await dataAsked(visit);
    expect(asked).toEqual(expect.arrayContaining(MENU));
    expect(asked).not.toContain(LEGAL);
    expect(asked).not.toContain("/en/");
    expect(asked).toEqual([...new Set(asked)]);
    await expect.poll(() => chunksAsked(visit)).toEqual(expect.arrayContaining(["services", "contact", "post-list"]));

    await visit.link(LEGAL).scrollIntoViewIfNeeded();
    await visibilityIsKnown(visit.page);
    await visit.page.clock.runFor(249);
    await toTop(visit);
    await visit.page.clock.runFor(5_000);
    expect(await dataAsked(visit)).not.toContain(LEGAL);

    await toFooter(visit);
    await toTop(visit);
    await toFooter(visit);
    const later = await dataAsked(visit);
    expect(later).toContain(LEGAL);
    expect(later).toEqual([...new Set(later)]);

    visit.requests.clear();
    await visit.page.evaluate(addLinks, [
      { href: "https://elsewhere.example/en/accessibility/" },
      { href: "/fr/feed.xml" },
      { href: "/fr/mention-legale/", download: "" },
      { href: "/fr/accessibilite/", target: "_blank" },
      { href: "/en/?again#main" },
      { href: "mailto:someone@elsewhere.example" },
      { href: "/pt/acessibilidade/" },
    ]);
    for (const link of await visit.page.locator("main > a").all()) await link.hover();
    await visit.page.clock.runFor(1_000);
    const last = await dataAsked(visit);
    expect(last).toContain("/pt/acessibilidade/");
    expect(last.filter((path) => /accessib|mention|feed|^.en.$/.test(path))).toEqual([]);
    expect(visit.errors).toEqual([]);
  });

  test("[P9] that come later, lead elsewhere from then on, or are on the next page are prefetched as well; a prefetched page opens without another request", async () => {
    const visit = await sameVisitor();
    await visit.open("/en/");
    await expect
      .poll(visit.requests.data, { message: "links of the first page" })
      .toEqual(expect.arrayContaining(MENU));
    const added = await visit.addLink("/en/accessibility/");
    await expect.poll(visit.requests.data, { message: "a link that comes later" }).toContain("/en/accessibility/");
    await added.evaluate((link) => link.setAttribute("href", "/en/site-map/"));
    await expect.poll(visit.requests.data, { message: "a link that leads elsewhere" }).toContain("/en/site-map/");
    await expect.poll(visit.requests.pending).toBe(0);
    await lose(visit.page, anyData);
    visit.requests.clear();
    await visit.link("/en/blog/").click();
    await visit.shows("/en/blog/");
    expect(visit.requests.data()).not.toContain("/en/blog/");
    await visit.link("/en/blog/2/").scrollIntoViewIfNeeded();
    await expect.poll(visit.requests.data, { message: "a link of the next page" }).toContain("/en/blog/2/");
  });
});

describe("a browser that cannot tell what is visible", () => {
  test("[P9] prefetches what the visitor points at or focuses", async () => {
    const visit = await visitor({ prefetches: true, ownClock: true });
    await visit.context.addInitScript(withoutVisibility);
    await stopClock(visit.page);
    await visit.open("/en/");
    await visit.page.clock.runFor(5_000);
    expect(await dataAsked(visit)).toEqual([]);
    await visit.link("/en/services/").hover();
    await expect.poll(visit.requests.data).toEqual(["/en/services/"]);
    await visit.link("/en/contact/").focus();
    await expect.poll(visit.requests.data).toEqual(["/en/services/", "/en/contact/"]);
    expect(visit.errors).toEqual([]);
  });
});

describe("a prefetch that fails", () => {
  // A prefetch that fails in another way ends in the same error: load-page.test.ts.
  test("[P9] is invisible: data of another client bundle, and chunks that are gone", async () => {
    const visit = await sameVisitor();
    await answerInstead(visit.page, anyData, ofAnotherBundle);
    for (const kind of ["services", "blog", "contact", "presentation"])
      await answerInstead(visit.page, chunkOf(kind), status(404));
    await visit.open("/en/");
    await expect.poll(visit.requests.data).toEqual(expect.arrayContaining(MENU));
    await expect.poll(visit.requests.pending).toBe(0);
    await visit.shows("/en/");
    expect(visit.requests.documents()).toEqual(["/en/"]);
    // What the browser itself says of the network is not ours.
    expect(visit.errors.filter((error) => !error.startsWith("Failed to load resource"))).toEqual([]);
    expect(await visit.page.locator("#_progress").isVisible()).toBe(false);
    expect(await visit.page.locator("#_announcer").textContent()).toBe("");
  });
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

async function toFooter(visit: SiteVisit): Promise<void> {
  await visit.link(LEGAL).scrollIntoViewIfNeeded();
  await visibilityIsKnown(visit.page);
  await visit.page.clock.runFor(250);
}

async function toTop(visit: SiteVisit): Promise<void> {
  await visit.page.evaluate(() => window.scrollTo(0, 0));
  await visibilityIsKnown(visit.page);
  await visit.page.clock.runFor(250);
}

/** Runs in the browser: adds links at the start of the page. */
function addLinks(links: readonly Readonly<Record<string, string>>[]): void {
  for (const attributes of links) {
    const link = document.createElement("a");
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    link.textContent = "An added link ";
    document.querySelector("main")?.prepend(link);
  }
}
