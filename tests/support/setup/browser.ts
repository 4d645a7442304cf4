import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeEach, inject } from "vitest";
import { sharedBrowser } from "./launch-browser.ts";
import { testTrackers } from "./test-content.ts";

/** A visitor: cookies and caches of their own, and what went wrong in it. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /**
   * Errors that the pages threw or logged, policy violations among them; not that the trackers cannot be reached,
   * as nothing can beyond this machine.
   */
  readonly errors: string[];
}

const VIEWPORT = { width: 1280, height: 800 };

/** Opens visitors for the tests of a file. Who came in a test leaves after it, the others after the last. */
export function visitors(): (options?: BrowserContextOptions) => Promise<Visitor> {
  const present: BrowserContext[] = [];
  let beforeTest = 0;
  beforeEach(() => {
    beforeTest = present.length;
  });
  afterEach(() => leave(present.splice(beforeTest)));
  afterAll(() => leave(present.splice(0)));
  return async (options) => {
    const visitor = await openVisitor(options);
    present.push(visitor.context);
    return visitor;
  };
}

/**
 * One visitor for all tests of a file, who wants no motion, opened when first asked for and handed to each test as if just
 * come: with the cookies of its options, without answers put in place of the network's, and without errors. The first page
 * of a new visitor takes a new process of the browser, twice the work of another page. What cannot be undone (a stopped
 * clock, scripts before those of the page) is prepared for all tests of the file; a test that leaves something in a storage
 * has a visitor to itself.
 *
 * @param prepare what is done with the visitor once, before the first page
 */
export function oneVisitor(
  prepare: (visitor: Visitor) => unknown = () => {},
): (options?: BrowserContextOptions) => Promise<Visitor> {
  let opened: Visitor | undefined;
  afterAll(() => leave(opened === undefined ? [] : [opened.context]));
  return async (options = {}) => {
    if (opened === undefined) {
      opened = await openVisitor({ reducedMotion: "reduce", ...options });
      await prepare(opened);
      return opened;
    }
    const { page, context, errors } = opened;
    const { storageState, viewport } = options;
    await Promise.all([
      page.unrouteAll({ behavior: "ignoreErrors" }),
      context.unrouteAll({ behavior: "ignoreErrors" }),
    ]);
    await context.clearCookies();
    if (typeof storageState === "object") await context.addCookies(storageState.cookies);
    await page.setViewportSize(viewport ?? VIEWPORT);
    errors.length = 0;
    return opened;
  };
}

async function openVisitor(options: BrowserContextOptions = {}): Promise<Visitor> {
  const browser = await sharedBrowser();
  const context = await browser.newContext({ baseURL: inject("origin"), viewport: VIEWPORT, ...options });
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

async function leave(contexts: readonly BrowserContext[]): Promise<void> {
  const pages = contexts.flatMap((context) => context.pages());
  await Promise.all(pages.map((page) => page.unrouteAll({ behavior: "ignoreErrors" })));
  await Promise.all(contexts.map((context) => context.close()));
}
