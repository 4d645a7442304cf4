import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { countStops, nextStop, previousStop, walk, walkFaults } from "../../support/page-checks/keyboard-stop.ts";
import { answeredConsent } from "../../support/pages/answered-consent.ts";
import { consentParts, labels } from "../../support/pages/consent-parts.ts";
import { contactForm } from "../../support/pages/contact-form.ts";
import { layoutHeader } from "../../support/pages/layout-header.ts";
import { openHydrated } from "../../support/pages/open-hydrated.ts";
import { visitors } from "../../support/setup/browser.ts";

const visit = visitors();
const mobile = { width: 360, height: 740 };
let page: Page;
beforeAll(async () => {
  page = (await visit(answeredConsent())).page;
});

// Every template: every-template.test.ts.
test("the first stop skips to the content (D8)", async () => {
  await openHydrated(page, "/fr/");
  expect(await nextStop(page)).toMatchObject({ index: 0, marked: true, uncovered: true });
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.matches("main"));
  await nextStop(page);
  expect(await page.evaluate(() => document.activeElement?.closest("header") ?? null)).toBe(null);
});

describe("a first visit on a phone", () => {
  // Both are the same on every page; this one has a form between them, and the next one a row that scrolls sideways.
  test("banner and open menu hide no stop, and trap nobody", async () => {
    const { page: narrow } = await visit({ viewport: mobile, reducedMotion: "reduce" });
    await openHydrated(narrow, "/en/contact/");
    await consentParts(narrow).banner.waitFor();
    await layoutHeader(narrow).open();
    // From the menu's button to the end, out of the page; the next walk begins at its start.
    await walk(narrow);
    expect(await walkFaults(narrow)).toEqual([]);
  });

  test("on a service page the banner does not lie over the bar, which has the same place; each stop comes into sight", async () => {
    const { page: narrow } = await visit({ viewport: mobile, reducedMotion: "reduce" });
    await openHydrated(narrow, "/fr/services/reseau-de-sante-europeen/");
    await consentParts(narrow).banner.waitFor();
    await narrow.locator("summary").first().focus();
    const bar = await narrow.locator("main .btn[href^='tel:']").boundingBox();
    expect(bar?.y).toBeGreaterThanOrEqual(mobile.height);
    await openHydrated(narrow, "/fr/services/reseau-de-sante-europeen/");
    expect(await walkFaults(narrow)).toEqual([]);
    await consentParts(narrow).choice(labels.fr.refuse).click();
    await openHydrated(narrow, "/fr/services/reseau-de-sante-europeen/");
    // The buttons of the bar stand one below the other.
    await narrow.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    const part = narrow.locator("main nav a[href^='#']").first();
    await part.focus();
    await part.evaluate((link) => link.scrollIntoView({ block: "end" }));
    expect(await nextStop(narrow)).toMatchObject({ uncovered: true });
  });
});

test("the form with errors can be walked through, from its errors to the end and back to the start", async () => {
  await openHydrated(page, "/pt/contact/");
  const form = contactForm(page);
  await form.fill({ name: "", email: "nobody", message: "Curta" });
  await form.send.click();
  await form.note.waitFor();
  await walk(page);
  expect(await walkFaults(page)).toEqual([]);
  const all = await countStops(page);
  const back: number[] = [];
  for (let stop = await previousStop(page); stop !== undefined; stop = await previousStop(page)) back.push(stop.index);
  expect(back).toEqual(Array.from({ length: all }, (_, index) => all - 1 - index));
});

test("[L2] the open menu of a phone follows its button", async () => {
  const { page: narrow } = await visit({ viewport: mobile, ...answeredConsent() });
  await openHydrated(narrow, "/fr/");
  const { toggle, sections, open } = layoutHeader(narrow);
  await open();
  await toggle.focus();
  await nextStop(narrow);
  expect(await sections.first().evaluate((link) => link === document.activeElement)).toBe(true);
});
