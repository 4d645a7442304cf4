import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeEach, inject } from "vitest";
import { savingData } from "../browser/browsers.ts";
import { sharedBrowser } from "./launch-browser.ts";
import { NEVER_COMES } from "./patience.ts";
import { testTrackers } from "./test-content.ts";

/** A visitor: a browser context with its own cookies and caches, and its errors. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /**
   * Errors that the pages threw or logged, policy violations among them; not that the trackers cannot be reached,
   * as nothing can beyond this machine.
   */
  readonly errors: string[];
}

/** What a visitor is like. */
export interface VisitorOptions extends BrowserContextOptions {
  /**
   * Whether pages are loaded ahead of need, which takes as much as a page load; default: the visitor saves data, so that
   * nothing is asked for but what a test needs.
   */
  readonly prefetches?: boolean;
}

/**
 * Opens visitors for the tests of a file. Who came in a test leaves after it, the others after the last.
 *
 * @param prepare what is done with each visitor before the first page
 */
export function visitors(
  prepare: (visitor: Visitor) => unknown = () => {},
): (options?: VisitorOptions) => Promise<Visitor> {
  const present: Visitor[] = [];
  let beforeTest = 0;
  beforeEach(() => {
    beforeTest = present.length;
  });
  afterEach(() => leave(present.splice(beforeTest)));
  afterAll(() => leave(present.splice(0)));
  return async ({ prefetches = false, ...options } = {}) => {
    const visitor = await openVisitor(options);
    present.push(visitor);
    if (!prefetches) await visitor.context.addInitScript(savingData);
    await prepare(visitor);
    return visitor;
  };
}

async function openVisitor(options: BrowserContextOptions): Promise<Visitor> {
  const browser = await sharedBrowser();
  const usual = { baseURL: inject("origin"), viewport: { width: 1280, height: 800 } };
  const context = await browser.newContext({ ...usual, ...options });
  context.setDefaultTimeout(NEVER_COMES);
  const page = await context.newPage();
  const errors: string[] = [];
  const unreachable = await testTrackers();
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (entry) => {
    const told = `${entry.text()} ${entry.location().url}`;
    if (entry.type() === "error" && !unreachable.some((url) => told.includes(url))) errors.push(entry.text());
  });
  return { page, context, errors };
}

async function leave(all: readonly Visitor[]): Promise<void> {
  const pages = all.flatMap(({ context }) => context.pages());
  await Promise.all(pages.map((page) => page.unrouteAll({ behavior: "ignoreErrors" })));
  await Promise.all(all.map(({ context }) => context.close()));
}
