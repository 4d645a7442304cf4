import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import { BROWSER_FLAGS } from "./browser-flags.ts";
import { browserPath } from "./browser-path.ts";

/** A visitor: a browser of their own, and what went wrong in it. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors that the pages threw or logged, policy violations among them. */
  readonly errors: string[];
}

/** Opens visitors for the tests of a file; the browser is closed after the last. */
export function visitors(): (options?: BrowserContextOptions) => Promise<Visitor> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: await browserPath(), args: BROWSER_FLAGS });
  });
  afterAll(() => browser.close());
  return async (options = {}) => {
    const context = await browser.newContext({
      baseURL: inject("origin"),
      viewport: { width: 1280, height: 800 },
      ...options,
    });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (entry) => {
      if (entry.type() === "error") errors.push(entry.text());
    });
    return { page, context, errors };
  };
}
