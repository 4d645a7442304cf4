import { expect, test } from "vitest";
import { nextStop, previousStop, walk, walkFaults } from "../../support/page-checks/keyboard-stop.ts";
import { answeredConsent } from "../../support/pages/answered-consent.ts";
import { consentParts, labels } from "../../support/pages/consent-parts.ts";
import { contactForm } from "../../support/pages/contact-form.ts";
import { layoutHeader } from "../../support/pages/layout-header.ts";
import { openHydrated } from "../../support/pages/open-hydrated.ts";
import { visitors } from "../../support/setup/browser.ts";

const visit = visitors(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));
const mobile = { width: 360, height: 740 };

// Every template: every-template.test.ts.
test("the first stop skips to the content (D8)", async () => {
  const { page } = await visit(answeredConsent());
  await openHydrated(page, "/fr/");
  expect(await nextStop(page)).toMatchObject({ index: 0, marked: true, uncovered: true });
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.matches("main"));
  await nextStop(page);
  expect(await page.evaluate(() => document.activeElement?.closest("header") ?? null)).toBe(null);
});

// Banner and menu are the same on every page; this one has a form between them, and the next one a row that scrolls sideways.
test("[L2] on a first visit with a phone the open menu follows its button; banner and menu hide no stop, and trap nobody", async () => {
  const { page } = await visit({ viewport: mobile });
  await openHydrated(page, "/en/contact/");
  await consentParts(page).banner.waitFor();
  const { sections, open } = layoutHeader(page);
  await open();
  await nextStop(page);
  expect(await sections.first().evaluate((link) => link === document.activeElement)).toBe(true);
  // To the end, out of the page; the next walk begins at its start.
  await walk(page);
  expect(await walkFaults(page)).toEqual([]);
});

test("on a service page the banner does not lie over the bar, which has the same place; each stop comes into sight", async () => {
  const { page } = await visit({ viewport: mobile });
  await openHydrated(page, "/fr/services/reseau-de-sante-europeen/");
  await consentParts(page).banner.waitFor();
  expect(await walkFaults(page)).toEqual([]);
  await page.locator("summary").first().focus();
  const bar = await page.locator("main .btn[href^='tel:']").boundingBox();
  expect(bar?.y).toBeGreaterThanOrEqual(mobile.height);
  await consentParts(page).choice(labels.fr.refuse).click();
  await consentParts(page).banner.waitFor({ state: "detached" });
  // The buttons of the bar stand one below the other.
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  const part = page.locator("main nav a[href^='#']").first();
  await part.focus();
  await part.evaluate((link) => link.scrollIntoView({ block: "end" }));
  expect(await nextStop(page)).toMatchObject({ uncovered: true });
});

test("the form with errors can be walked through, from its errors back to the start, and from there to the end", async () => {
  const { page } = await visit(answeredConsent());
  await openHydrated(page, "/pt/contact/");
  const form = contactForm(page);
  await form.fill({ name: "", email: "nobody", message: "Curta" });
  await form.send.click();
  await form.note.waitFor();
  const back: number[] = [];
  for (let stop = await previousStop(page); stop !== undefined; stop = await previousStop(page)) back.push(stop.index);
  expect(back.length).toBeGreaterThan(5);
  expect(back).toEqual(back.map((_, index) => back.length - 1 - index));
  expect(await walkFaults(page)).toEqual([]);
});
