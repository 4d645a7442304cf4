import { describe, expect, it } from "vitest";
import { ease } from "../site/client/ease.ts";
import { refusingStorage, withoutPrecommit } from "./pages/browsers.ts";
import { builtPage } from "./pages/built-page.ts";
import { stopClock } from "./pages/clock.ts";
import { noteFrames, positionsUnder } from "./pages/frames.ts";
import { type SiteVisit, siteVisitors } from "./pages/site-visit.ts";

const visitor = siteVisitors();
const LEGAL = "/en/legal-notice/";

describe("the scroll position", () => {
  it.each([
    ["as it is", () => {}],
    ["without navigations that can be held back", withoutPrecommit],
  ])("R18 D8 a new page opens at its top at once, back and forward at the saved position at once, in a browser %s", async (_, browser) => {
    const visit = await visitor();
    await visit.context.addInitScript(browser);
    await visit.open("/en/");
    await noteFrames(visit.page);
    await scrollTo(visit, 900);
    await follow(visit, "/en/services/");
    expect(await framesOf(visit, "/en/services/")).toEqual([0]);
    await scrollTo(visit, 700);
    await visit.page.goBack();
    await visit.shows("/en/");
    expect((await framesOf(visit, "/en/")).at(-1)).toBe(900);
    await noteFrames(visit.page);
    await visit.page.goForward();
    await visit.shows("/en/services/");
    expect(await framesOf(visit, "/en/services/")).toEqual([700]);
    await noteFrames(visit.page);
    await visit.page.goBack();
    await visit.shows("/en/");
    expect(await framesOf(visit, "/en/")).toEqual([900]);
  });

  it("R18 is restored by a reload, and after it for pages further back", async () => {
    const visit = await visitor();
    await visit.open("/en/");
    await scrollTo(visit, 900);
    await follow(visit, "/en/services/");
    await scrollTo(visit, 600);
    await visit.page.reload();
    await visit.takenOver();
    await expect.poll(() => scrollOf(visit)).toBe(600);
    await visit.page.goBack();
    await visit.shows("/en/");
    await expect.poll(() => scrollOf(visit)).toBe(900);
    expect(visit.requests.documents()).toEqual(["/en/", "/en/services/"]);
  });

  it("R18 where storage is refused, memory serves", async () => {
    const visit = await visitor();
    await visit.context.addInitScript(refusingStorage);
    await visit.open("/en/");
    await scrollTo(visit, 900);
    await follow(visit, "/en/services/");
    await visit.page.goBack();
    await visit.shows("/en/");
    await expect.poll(() => scrollOf(visit)).toBe(900);
  });

  it("R18 survives a visit to another site", async () => {
    const visit = await visitor();
    await visit.context.route("https://elsewhere.example/", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Elsewhere</title>" }),
    );
    await visit.open("/en/");
    await scrollTo(visit, 900);
    await follow(visit, "/en/services/");
    await (await visit.addLink("https://elsewhere.example/")).click();
    await expect.poll(() => visit.page.title()).toBe("Elsewhere");
    await visit.page.goBack();
    await visit.shows("/en/services/");
    await visit.takenOver();
    await visit.page.goBack();
    await visit.shows("/en/");
    await expect.poll(() => scrollOf(visit)).toBe(900);
  });
});

describe("a hash target", () => {
  it("R18 D8 on the same page: reached in 500 ms with easing, below what the styles reserve; no request", async () => {
    const visit = await visitor();
    await stopClock(visit.page);
    await visit.open(LEGAL);
    visit.requests.clear();
    await visit.link("#cookies").click();
    await visit.isAt(`${LEGAL}#cookies`);
    await expectsAnimation(visit, "#cookies");
    expect(visit.requests.documents()).toEqual([]);
    expect(visit.requests.data()).not.toContain(LEGAL);
  });

  it("R18 D8 on another page: from its top, in 500 ms with easing", async () => {
    const visit = await visitor();
    await stopClock(visit.page);
    await visit.open("/en/");
    await scrollTo(visit, 1_200);
    await (await visit.addLink(`${LEGAL}#cookies`)).click();
    await expect.poll(() => visit.page.evaluate(() => document.activeElement?.id)).toBe("cookies");
    await expectsAnimation(visit, "#cookies");
  });

  it("R18 D8 is reached at once where motion is not wanted", async () => {
    const visit = await visitor({ reducedMotion: "reduce" });
    await visit.open(LEGAL);
    const { heading } = await builtPage(LEGAL);
    await noteFrames(visit.page);
    await clickWithoutScrolling(visit, "#cookies");
    await expect.poll(() => scrollOf(visit)).toBeGreaterThan(0);
    const target = await restingPlace(visit, "#cookies");
    expect((await positionsUnder(visit.page, heading)).filter((y) => y !== 0)).toEqual([target]);
  });

  it("R18 D8 the visitor's own scrolling ends the animation", async () => {
    const visit = await visitor();
    await stopClock(visit.page);
    await visit.open(LEGAL);
    await visit.link("#cookies").click();
    await visit.isAt(`${LEGAL}#cookies`);
    await visit.page.clock.runFor(100);
    const position = await scrollOf(visit);
    expect(position).toBeGreaterThan(0);
    await visit.page.locator("main").dispatchEvent("wheel");
    await visit.page.clock.runFor(1_000);
    expect(await scrollOf(visit)).toBe(position);
  });

  it("R18 D8 back from it restores the position before, at once and in the same document", async () => {
    const visit = await visitor({ reducedMotion: "reduce" });
    await visit.open(LEGAL);
    await scrollTo(visit, 40);
    await visit.link("#cookies").click();
    await expect.poll(() => scrollOf(visit)).toBeGreaterThan(400);
    const target = await scrollOf(visit);
    await visit.page.goBack();
    await visit.isAt(LEGAL);
    await expect.poll(() => scrollOf(visit)).toBe(40);
    await visit.page.goForward();
    await visit.isAt(`${LEGAL}#cookies`);
    await expect.poll(() => scrollOf(visit)).toBe(target);
    expect(visit.requests.documents()).toEqual([LEGAL]);
  });

  it("R18 #top, a lone # and a target that is not there", async () => {
    const visit = await visitor({ reducedMotion: "reduce" });
    await visit.open(LEGAL);
    for (const [href, position] of [["#top", 0], ["#not-there", 300], ["#", 0]] as const) {
      await (await visit.addLink(href)).evaluate((link: HTMLAnchorElement) => {
        window.scrollTo(0, 300);
        link.click();
      });
      await visit.isAt(LEGAL + href);
      await expect.poll(() => scrollOf(visit)).toBe(position);
    }
    expect(visit.errors).toEqual([]);
  });

  it("R18 of a document is the browser's to reach, and so is its position after a reload", async () => {
    const visit = await visitor();
    await visit.open(`${LEGAL}#cookies`);
    const target = await restingPlace(visit, "#cookies");
    await expect.poll(() => scrollOf(visit)).toBe(target);
    await scrollTo(visit, 250);
    await visit.page.reload();
    await visit.takenOver();
    await expect.poll(() => scrollOf(visit)).toBe(250);
  });
});

describe("focus and announcement", () => {
  it("D8 the new page's heading has the focus, and its title is announced politely", async () => {
    const visit = await visitor();
    await visit.open("/en/");
    const announcer = visit.page.locator("#announcer");
    expect(await announcer.getAttribute("role")).toBe("status");
    expect(await announcer.textContent()).toBe("");
    for (const path of ["/en/services/", "/pt/servicos/", "/pt/contact/"]) {
      await follow(visit, path);
      const { title, heading } = await builtPage(path);
      expect(await focused(visit)).toEqual(["H1", heading]);
      expect(await announcer.textContent()).toBe(title);
    }
    await visit.page.goBack();
    await visit.shows("/pt/servicos/");
    expect(await focused(visit)).toEqual(["H1", (await builtPage("/pt/servicos/")).heading]);
    expect(await announcer.textContent()).toBe((await builtPage("/pt/servicos/")).title);
  });

  it("D8 the first page leaves the focus where the browser has it", async () => {
    const visit = await visitor();
    await visit.open("/en/");
    expect((await focused(visit))[0]).toBe("BODY");
  });

  it("D8 with the keyboard alone: after a page by Enter, Tab goes on from its heading", async () => {
    const visit = await visitor();
    await visit.open("/en/");
    await visit.link("/en/services/").focus();
    await visit.page.keyboard.press("Enter");
    await visit.shows("/en/services/");
    await visit.page.keyboard.press("Tab");
    const inMain = await visit.page.evaluate(() => document.activeElement?.closest("main") !== null);
    expect(inMain).toBe(true);
  });

  it("D8 a hash target has the focus, on the same page and on another", async () => {
    const visit = await visitor({ reducedMotion: "reduce" });
    await visit.open("/en/");
    await (await visit.addLink(`${LEGAL}#cookies`)).click();
    await visit.shows(LEGAL, `${LEGAL}#cookies`);
    await expect.poll(() => visit.page.evaluate(() => document.activeElement?.id)).toBe("cookies");
    await visit.link("#credits").click();
    await expect.poll(() => visit.page.evaluate(() => document.activeElement?.id)).toBe("credits");
  });

  it("D8 the skip link leads to the main part", async () => {
    const visit = await visitor({ reducedMotion: "reduce" });
    await visit.open("/en/services/");
    await visit.page.keyboard.press("Tab");
    await visit.page.keyboard.press("Enter");
    await expect.poll(() => visit.page.evaluate(() => document.activeElement?.localName)).toBe("main");
  });
});

async function follow(visit: SiteVisit, path: string): Promise<void> {
  await clickWithoutScrolling(visit, path);
  await visit.shows(path);
}

/** The mouse would have to scroll to the link first. */
async function clickWithoutScrolling(visit: SiteVisit, href: string): Promise<void> {
  await visit.link(href).evaluate((link: HTMLAnchorElement) => link.click());
}

async function scrollTo(visit: SiteVisit, y: number): Promise<void> {
  await visit.page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
  expect(await scrollOf(visit)).toBe(y);
}

function scrollOf({ page }: SiteVisit): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

async function framesOf(visit: SiteVisit, path: string): Promise<readonly number[]> {
  return positionsUnder(visit.page, (await builtPage(path)).heading);
}

/** Where the window has to stand for a target: below what the styles reserve at the top, and not past the page's end. */
function restingPlace({ page }: SiteVisit, selector: string): Promise<number> {
  return page.evaluate((target) => {
    const root = document.documentElement;
    const top = document.querySelector(target)?.getBoundingClientRect().top ?? Number.NaN;
    const reserved = Number.parseFloat(getComputedStyle(root).scrollPaddingTop);
    return Math.round(Math.min(window.scrollY + top - reserved, root.scrollHeight - window.innerHeight));
  }, selector);
}

/** Follows the 500 ms of an animation that has just begun on a stopped clock. */
async function expectsAnimation(visit: SiteVisit, selector: string): Promise<void> {
  const { page } = visit;
  const from = await scrollOf(visit);
  const way = (await restingPlace(visit, selector)) - from;
  expect(way).toBeGreaterThan(400);
  for (const passed of [100, 200, 300, 400]) {
    await page.clock.runFor(100);
    // Frames come every 16 ms.
    expect(await scrollOf(visit)).toBeGreaterThanOrEqual(Math.floor(from + way * ease((passed - 32) / 500)));
    expect(await scrollOf(visit)).toBeLessThanOrEqual(Math.ceil(from + way * ease(passed / 500)));
  }
  await page.clock.runFor(90);
  expect(await scrollOf(visit)).toBeLessThan(from + way);
  await page.clock.runFor(42);
  expect(await scrollOf(visit)).toBe(from + way);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe(selector.slice(1));
}

async function focused({ page }: SiteVisit): Promise<readonly [string | undefined, string | null | undefined]> {
  return page.evaluate(() => [document.activeElement?.tagName, document.activeElement?.textContent]);
}
