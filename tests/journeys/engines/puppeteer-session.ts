import puppeteer, { type Browser, type ElementHandle, type LaunchOptions, type Page } from "puppeteer-core";
import { NEVER_COMES } from "../../support/setup/patience.ts";
import { type EngineSession, firstVisible, notFound, type Tab } from "./tab.ts";

/** Puppeteer's types take only functions whose parameters could be anything. */
type AnyFunction = (...given: readonly unknown[]) => unknown;

/** Starts Chromium through the DevTools protocol, or Firefox through WebDriver BiDi. */
export async function startPuppeteer(options: LaunchOptions): Promise<EngineSession> {
  const browser = await puppeteer.launch({
    headless: true,
    timeout: NEVER_COMES,
    protocolTimeout: NEVER_COMES,
    ...options,
  });
  return { openTab: () => openTab(browser), close: () => browser.close() };
}

async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(NEVER_COMES);
  const resize = (width: number, height: number) => page.setViewport({ width, height, hasTouch: true });
  await resize(1280, 800);
  return {
    setCookie: (origin, name, value) => context.setCookie({ name, value, domain: new URL(origin).hostname, path: "/" }),
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    // Puppeteer's own waits for a document, which a navigation within one does not bring.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    forward: () => page.evaluate(() => void setTimeout(() => history.forward())),
    // Puppeteer's own notion of the address misses a traversal between hashes in Firefox.
    url: () => page.evaluate(() => location.href),
    evaluate: (inPage, ...given) => page.evaluate(inPage as AnyFunction, ...given) as never,
    click: async (selector, text) => (await find(page, selector, text)).click(),
    tap: async (selector, text) => (await find(page, selector, text)).tap(),
    type: async (selector, text) => (await find(page, selector)).type(text),
    press: (key) => page.keyboard.press(key === "Space" ? " " : key),
    resize,
    close: () => context.close(),
  };
}

/** @throws {Error} when no visible element is like that */
async function find(page: Page, selector: string, text?: string): Promise<ElementHandle<Element>> {
  const found = (await page.evaluateHandle(firstVisible as AnyFunction, "element", selector, text)).asElement();
  return (found as ElementHandle<Element> | null) ?? notFound(selector, text);
}
