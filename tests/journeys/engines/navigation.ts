import { expect, test } from "vitest";
import type { EngineVisitor, OpenVisitor } from "./visitor.ts";

const LEGAL = "/en/legal-notice/";

/** Languages, history, scroll positions and hash targets. */
export function navigation(newVisitor: OpenVisitor): void {
  test("[R19] the language switcher leads to the same page in each language, and back returns to the first", async () => {
    const { tab, open, follow, shows, errors } = await newVisitor();
    await open("/fr/services/");
    await follow("header a[hreflang=pt-PT]");
    await shows("/pt/servicos/");
    await follow("header a[hreflang=en]");
    await shows("/en/services/");
    await tab.back();
    await shows("/pt/servicos/");
    await tab.back();
    await shows("/fr/services/");
    await tab.forward();
    await shows("/pt/servicos/");
    expect(await errors()).toEqual([]);
  });

  test("[R18] a new page opens at its top; back and forward return to the positions that were left (D8)", async () => {
    const visitor = await newVisitor();
    const { tab, open, follow, shows, errors } = visitor;
    await open("/en/");
    await scrollTo(visitor, 900);
    await follow('a[href="/en/services/"]', "in place");
    await shows("/en/services/");
    await expect.poll(() => scrollOf(visitor)).toBe(0);
    await scrollTo(visitor, 700);
    await tab.back();
    await shows("/en/");
    await expect.poll(() => scrollOf(visitor)).toBe(900);
    await tab.forward();
    await shows("/en/services/");
    await expect.poll(() => scrollOf(visitor)).toBe(700);
    await tab.reload();
    await shows("/en/services/");
    await expect.poll(() => scrollOf(visitor)).toBe(700);
    expect(await errors()).toEqual([]);
  });

  test("[R18] a hash target on the page is scrolled to, below what stands at the top; back returns (D8)", async () => {
    const visitor = await newVisitor();
    const { tab, open, click, shows, documents, errors } = visitor;
    await open(LEGAL);
    await tab.evaluate(bringIntoView, "main a[href='#cookies']");
    const left = await scrollOf(visitor);
    documents.length = 0;
    // With the mouse: WebKit leaves out of its history where a script alone has led.
    await click("main a[href='#cookies']");
    await shows(LEGAL, `${LEGAL}#cookies`);
    await expect.poll(() => distanceToTarget(visitor, "#cookies")).toBeLessThanOrEqual(1);
    await tab.back();
    await shows(LEGAL);
    await expect.poll(() => scrollOf(visitor)).toBe(left);
    expect(documents).toEqual([]);
    expect(await errors()).toEqual([]);
  });

  test("[R18] a hash target on another page is scrolled to, also where it is opened by its address (D8)", async () => {
    const visitor = await newVisitor();
    const { tab, open, follow, shows, errors } = visitor;
    await open("/en/");
    await tab.evaluate(pointFirstLinkTo, `${LEGAL}#cookies`);
    await follow(`a[href="${LEGAL}#cookies"]`, "in place");
    await shows(LEGAL, `${LEGAL}#cookies`);
    await expect.poll(() => distanceToTarget(visitor, "#cookies")).toBeLessThanOrEqual(1);
    await open("/en/");
    await open(`${LEGAL}#cookies`);
    await expect.poll(() => distanceToTarget(visitor, "#cookies")).toBeLessThanOrEqual(1);
    expect(await errors()).toEqual([]);
  });
}

/** Scroll position, in whole CSS pixels. */
function scrollOf({ tab }: EngineVisitor): Promise<number> {
  return tab.evaluate(() => Math.round(window.scrollY));
}

async function scrollTo(visitor: EngineVisitor, y: number): Promise<void> {
  await visitor.tab.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
  await expect.poll(() => scrollOf(visitor)).toBe(y);
}

/** How far the window is from where a target should bring it: below what is reserved at the top, within the page. */
function distanceToTarget({ tab }: EngineVisitor, selector: string): Promise<number> {
  return tab.evaluate((wanted) => {
    const root = document.documentElement;
    const target = document.querySelector(wanted);
    if (target === null) return Number.POSITIVE_INFINITY;
    const reserved = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
    const top = window.scrollY + target.getBoundingClientRect().top - reserved;
    return Math.abs(window.scrollY - Math.min(top, root.scrollHeight - window.innerHeight));
  }, selector);
}

/** Runs in the browser. */
function bringIntoView(selector: string): void {
  document.querySelector(selector)?.scrollIntoView({ block: "center", behavior: "instant" });
}

/** Runs in the browser. */
function pointFirstLinkTo(href: string): void {
  document.querySelector("main a")?.setAttribute("href", href);
}
