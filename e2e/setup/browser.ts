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

/** Opens visitors for the tests of a file. Who came in a test leaves after it, the others after the last. */
export function visitors(): (options?: BrowserContextOptions) => Promise<Visitor> {
  const present: BrowserContext[] = [];
  let beforeTest = 0;
  beforeEach(() => {
    beforeTest = present.length;
  });
  afterEach(() => leave(present.splice(beforeTest)));
  afterAll(() => leave(present.splice(0)));
  return async (options = {}) => {
    const browser = await sharedBrowser();
    const context = await browser.newContext({
      baseURL: inject("origin"),
      viewport: { width: 1280, height: 800 },
      ...options,
    });
    present.push(context);
    const page = await context.newPage();
    const errors: string[] = [];
    const unreachable = await testTrackers();
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (entry) => {
      const told = `${entry.text()} ${entry.location().url}`;
      if (entry.type() === "error" && !unreachable.some((url) => told.includes(url))) errors.push(entry.text());
    });
    return { page, context, errors };
  };
}

async function leave(contexts: readonly BrowserContext[]): Promise<void> {
  const pages = contexts.flatMap((context) => context.pages());
  await Promise.all(pages.map((page) => page.unrouteAll({ behavior: "ignoreErrors" })));
  await Promise.all(contexts.map((context) => context.close()));
}
