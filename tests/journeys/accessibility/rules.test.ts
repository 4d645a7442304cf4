import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { htmlErrors } from "../../support/page-checks/html-errors.ts";
import { answeredConsent } from "../../support/pages/answered-consent.ts";
import { consentParts } from "../../support/pages/consent-parts.ts";
import { contactForm } from "../../support/pages/contact-form.ts";
import { layoutHeader } from "../../support/pages/layout-header.ts";
import { openHydrated } from "../../support/pages/open-hydrated.ts";
import { visitors } from "../../support/setup/browser.ts";
import { accessibility, keyboard, touch } from "./whole-pages.ts";

const visit = visitors(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));
/** High enough for the whole dialog: what is scrolled away cannot be examined for its colours. */
const wide = { width: 1280, height: 1000 };
const mobile = { width: 360, height: 740 };

/** Accessibility rules that the page breaks, in both colour schemes, and errors of its markup. */
async function broken(page: Page): Promise<string[]> {
  // A browser gives the document type back in capitals, whatever it was.
  const html = (await page.content()).replace("<!DOCTYPE html>", "<!doctype html>");
  const markup = await htmlErrors(html, page.url());
  return [...markup.map(({ error, place }) => `${error} ${place}`), ...(await accessibility(page))];
}

/** Banner, dialog and menu are the same on every page; this one has a form as well. */
const CONTACT = "/en/contact/";

test("the page for unknown addresses breaks no rule, for the keyboard and for fingers too", async () => {
  const { page } = await visit({ viewport: wide, ...answeredConsent() });
  await openHydrated(page, "/en/nothing-here/");
  expect(await broken(page)).toEqual([]);
  for (const look of [keyboard, touch]) expect(await look(page)).toEqual([]);
});

// One visit: each test goes on where the one before has ended.
describe("a first visit", () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await visit({ viewport: mobile }));
    await openHydrated(page, CONTACT);
  });

  test("the open menu of a phone, with the banner, breaks no rule, for fingers too", async () => {
    await consentParts(page).banner.waitFor();
    await layoutHeader(page).open();
    expect(await touch(page)).toEqual([]);
    expect(await broken(page)).toEqual([]);
  });

  test("the dialog breaks none", async () => {
    await page.setViewportSize(wide);
    const { banner, dialog } = consentParts(page);
    await banner.getByRole("button").last().click();
    await dialog.waitFor();
    expect(await broken(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  });

  test("the form breaks none, neither with errors nor after a failure", async () => {
    await page.setViewportSize(mobile);
    await page.route("**/api/contact", (route) => route.fulfill({ status: 503, json: { error: "unavailable" } }));
    const form = contactForm(page);
    await form.fill({ name: "", email: "nobody", message: "Short" });
    await form.send.click();
    await form.note.waitFor();
    await expect.poll(() => page.locator("[aria-invalid=true]").count()).toBe(3);
    expect(["with errors", await broken(page)]).toEqual(["with errors", []]);
    await form.fill({ name: "Ana", email: "ana@example.org", message: "Bonjour, une question." });
    await form.send.click();
    await page.locator("[aria-invalid=true]").first().waitFor({ state: "detached" });
    await form.note.waitFor();
    expect(["after a failure", await broken(page)]).toEqual(["after a failure", []]);
  });
});
