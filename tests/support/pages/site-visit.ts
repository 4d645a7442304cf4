import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { notePageEvents, type PageEvents } from "../browser/page-events.ts";
import { recordRequests } from "../browser/request-log.ts";
import { type Visitor, type VisitorOptions, visitors } from "../setup/browser.ts";
import { answeredConsent } from "./answered-consent.ts";
import { untilHydrated } from "./open-hydrated.ts";
import { builtPage } from "./page-facts.ts";

/** A visitor on the site, with the page that they see and the requests of their browser. */
export type SiteVisit = ReturnType<typeof siteVisit>;

/** Moves in the history, also to another document: asking for it is over before this one is left. @param steps back below zero */
export function travel(page: Page, steps: number): Promise<void> {
  return page.evaluate((by) => void setTimeout(() => history.go(by)), steps);
}

/** Opens visitors who have answered the consent banner already. */
export function siteVisitors(): (options?: VisitorOptions) => Promise<SiteVisit> {
  const open = visitors(({ context }) => context.addInitScript(notePageEvents));
  return async (options) => siteVisit(await open({ ...answeredConsent(), ...options }));
}

function siteVisit(visitor: Visitor) {
  const { page } = visitor;
  /** Waits until the client of the current document follows navigations. */
  const hydrated = async () => {
    await untilHydrated(page);
    await page.waitForFunction(() => (window as Window & PageEvents).followsNavigations);
  };
  return {
    ...visitor,
    requests: recordRequests(page),
    hydrated,
    /** Loads a document and waits until it is hydrated. */
    async open(address: string) {
      await page.goto(address, { waitUntil: "commit" });
      await hydrated();
    },
    /** The first link with this `href`. */
    link: (href: string) => page.locator(`a[href="${href}"]`).first(),
    /** Adds a link to the page and returns it. */
    async addLink(href: string, attributes: Readonly<Record<string, string>> = {}) {
      await page.evaluate(insertLink, { ...attributes, href });
      return page.locator("#added");
    },
    /** Waits until a page of the site is shown: its heading, title, language and address all agree. */
    async shows(path: string, address = path) {
      const { title, heading, language } = await builtPage(path);
      await expect
        .poll(() => page.evaluate(seen), { message: `what is shown of ${path}` })
        .toEqual({ address, title, heading, language });
    },
    /** Waits until the address, without the origin, is this one. */
    async isAt(address: string) {
      await expect.poll(() => page.evaluate(() => location.href)).toBe(new URL(address, inject("origin")).href);
    },
  };
}

/** Runs in the browser. */
function seen() {
  const { pathname, search, hash } = location;
  return {
    address: pathname + search + hash,
    title: document.title,
    heading: document.querySelector("h1")?.textContent,
    language: document.documentElement.lang,
  };
}

/** Runs in the browser. */
function insertLink(attributes: Readonly<Record<string, string>>): void {
  document.getElementById("added")?.remove();
  const link = document.createElement("a");
  for (const [name, value] of Object.entries({ id: "added", ...attributes })) link.setAttribute(name, value);
  link.textContent = "An added link";
  document.querySelector("main")?.prepend(link);
}
