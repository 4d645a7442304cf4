import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { answeredConsent } from "../pages/answered-consent.ts";
import { axeColorViolations, axeViolations } from "../pages/axe-violations.ts";
import { consentParts } from "../pages/consent-parts.ts";
import { contactForm } from "../pages/contact-form.ts";
import { oneOfEach } from "../pages/every-template.ts";
import { htmlMistakes } from "../pages/html-mistakes.ts";
import { layoutHeader } from "../pages/layout-header.ts";
import { openLive } from "../pages/open-live.ts";
import { soon } from "../pages/soon.ts";
import { visitors } from "../setup/browser.ts";

const visit = visitors();
/** High enough for the whole dialog: what is scrolled away cannot be examined for its colours. */
const wide = { width: 1280, height: 1000 };
const telephone = { width: 360, height: 740 };

// Every page as it is once the banner is answered, in light colours: every-page.test.ts and built-markup.test.ts.

/** Rules that the page breaks as it stands, in both schemes, and mistakes of its markup. */
async function broken(page: Page): Promise<string[]> {
  // A browser gives the document type back in capitals, whatever it was.
  const html = (await page.content()).replace("<!DOCTYPE html>", "<!doctype html>");
  const markup = await htmlMistakes(html, page.url());
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const light = await axeViolations(page);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const dark = await axeColorViolations(page);
  return [...markup.map(({ mistake, place }) => `${mistake} ${place}`), ...light, ...dark];
}

/** Banner, dialog and menu are the same on every page; these are the shortest and the longest, and one with a form. */
const several = oneOfEach.filter(([template]) => ["home", "article", "contact"].includes(template));

test("no template loses its contrast in dark colours", async () => {
  const { page } = await visit({ viewport: wide, colorScheme: "dark", reducedMotion: "reduce", ...answeredConsent() });
  for (const [template, path] of oneOfEach) {
    await openLive(page, path);
    expect([template, await axeColorViolations(page)]).toEqual([template, []]);
  }
});

test("neither the banner of a first visit nor the dialog breaks a rule", async () => {
  const { page } = await visit({ viewport: wide });
  for (const [template, path] of several) {
    await openLive(page, path);
    const { banner, dialog } = consentParts(page);
    await banner.waitFor();
    expect([template, "banner", await broken(page)]).toEqual([template, "banner", []]);
    await banner.getByRole("button").last().click();
    await dialog.waitFor();
    expect([template, "dialog", await broken(page)]).toEqual([template, "dialog", []]);
  }
});

test("the open menu of a telephone, with the banner, breaks no rule", async () => {
  const { page } = await visit({ viewport: telephone });
  for (const [template, path] of several) {
    await openLive(page, path);
    await consentParts(page).banner.waitFor();
    await layoutHeader(page).open();
    expect([template, await broken(page)]).toEqual([template, []]);
  }
});

test("the form breaks no rule, neither with errors nor after a failure", async () => {
  const { page } = await visit({ viewport: telephone, ...answeredConsent() });
  await page.route("**/api/contact", (route) => route.fulfill({ status: 503, json: { error: "unavailable" } }));
  await openLive(page, "/pt/contact/");
  const form = contactForm(page);
  await form.fill({ name: "", email: "nobody", message: "Short" });
  await form.send.click();
  await form.note.waitFor();
  await expect.poll(() => page.locator("[aria-invalid=true]").count(), soon).toBe(3);
  expect(await broken(page)).toEqual([]);
  await form.fill({ name: "Ana", email: "ana@example.org", message: "Bonjour, une question." });
  await form.send.click();
  await page.locator("[aria-invalid=true]").first().waitFor({ state: "detached" });
  await form.note.waitFor();
  expect(await broken(page)).toEqual([]);
});
