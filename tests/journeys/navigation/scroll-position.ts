import { expect } from "vitest";
import type { SiteVisit } from "../../support/pages/site-visit.ts";

/** Scroll position of the window, in whole CSS pixels. */
export function scrollOf({ page }: SiteVisit): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Scrolls the window at once. */
export async function scrollTo(visit: SiteVisit, y: number): Promise<void> {
  await visit.page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
  expect(await scrollOf(visit)).toBe(y);
}

/** Clicks a link where it stands: the mouse would have to scroll to it first. */
export async function clickWithoutScrolling(visit: SiteVisit, href: string): Promise<void> {
  await visit.link(href).evaluate((link: HTMLAnchorElement) => link.click());
}

/** Follows a link where it stands, and waits for its page. */
export async function follow(visit: SiteVisit, path: string): Promise<void> {
  await clickWithoutScrolling(visit, path);
  await visit.shows(path);
}

/** Where the window has to stand for a target: below what the styles reserve at the top, and not past the page's end. */
export function restingPlace({ page }: SiteVisit, selector: string): Promise<number> {
  return page.evaluate((target) => {
    const root = document.documentElement;
    const top = document.querySelector(target)?.getBoundingClientRect().top ?? Number.NaN;
    const reserved = Number.parseFloat(getComputedStyle(root).scrollPaddingTop);
    return Math.round(Math.min(window.scrollY + top - reserved, root.scrollHeight - window.innerHeight));
  }, selector);
}

/** The browser's own easing `ease`: the share of the way after a share of the time. */
export function easeOfBrowser({ page }: SiteVisit, time: number): Promise<number> {
  return page.evaluate((currentTime) => {
    const effect = new KeyframeEffect(null, null, { duration: 1, easing: "ease", fill: "both" });
    new Animation(effect).currentTime = currentTime;
    return effect.getComputedTiming().progress ?? Number.NaN;
  }, time);
}
