import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { type Answer, answerInstead, body, hold } from "../../support/browser/network-faults.ts";
import { recordRequests } from "../../support/browser/request-log.ts";
import { answeredConsent } from "../../support/pages/answered-consent.ts";
import { consentVisitors, labels, storedChoice, storedIn } from "../../support/pages/consent-parts.ts";
import { contactForm } from "../../support/pages/contact-form.ts";
import { contactVisitors, newMessage } from "../../support/pages/contact-visitors.ts";
import { layoutHeader } from "../../support/pages/layout-header.ts";
import { untilHydrated } from "../../support/pages/open-hydrated.ts";
import { happens } from "../consent/unseen-tab.ts";

const newVisitor = consentVisitors();
const { newVisitor: newWriter, received } = contactVisitors();
const TELEPHONE = { viewport: { width: 360, height: 740 } };
const refused = storedChoice({ "web-fonts": true, analytics: false });

/** The program of the pages, with React. */
const PAGES = "*/assets/pages-*.js";
const isPages = (url: string) => url.includes("/assets/pages-");

function pagesAsked(page: Page) {
  const requests = recordRequests(page);
  return () => requests.all().filter((request) => isPages(request.url())).length;
}

test("the program of the pages comes by itself; who saves data gets it once they turn to a control, by pointer or keyboard", async () => {
  const { page } = await newVisitor({ prefetches: true });
  await Promise.all([
    page.waitForRequest((request) => isPages(request.url())),
    page.goto("/fr/", { waitUntil: "commit" }),
  ]);
  for (const turn of ["pointer", "keyboard"]) {
    const saving = await newVisitor(answeredConsent());
    const asked = pagesAsked(saving.page);
    await saving.page.goto("/fr/");
    await saving.page.waitForLoadState("networkidle");
    expect(asked(), turn).toBe(0);
    if (turn === "pointer") await saving.page.locator("main a").first().hover();
    else await saving.page.keyboard.press("Tab");
    await expect.poll(asked, { message: turn }).toBe(1);
  }
});

test("[L2] [C5] until that program has come, ten seconds late or more, the visitor refuses, opens the menu and folds it with Escape: both once, and both last", async () => {
  const { page, context, banner, choice, errors } = await newVisitor({ ...TELEPHONE, prefetches: true });
  const pages = await hold(page, PAGES);
  await page.goto("/fr/", { waitUntil: "commit" });
  await choice(labels.fr.refuse).click();
  await banner.waitFor({ state: "detached" });
  expect(await storedIn(context)).toBe(refused);
  const { toggle, menu } = layoutHeader(page);
  await toggle.click();
  await menu.waitFor();
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "hidden" });
  expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await menu.waitFor();
  await pages.asked;
  pages.release();
  await untilHydrated(page);
  expect([await menu.isVisible(), await toggle.getAttribute("aria-expanded")]).toEqual([true, "true"]);
  expect(await banner.count()).toBe(0);
  expect(errors).toEqual([]);
});

test("a page whose program never came, kept by the browser and shown again, gets it at the next sign; what another tab decided meanwhile holds", async () => {
  const { page, context, banner } = await newVisitor();
  await page.goto("/fr/", { waitUntil: "commit" });
  await banner.waitFor();
  const other = await context.newPage();
  await other.goto("/fr/");
  await other.getByRole("button", { name: labels.fr.refuse, exact: true }).click();
  await expect.poll(() => storedIn(context)).toBe(refused);
  await happens(page, "kept and shown again");
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await banner.waitFor({ state: "detached" });
  await untilHydrated(page);
  expect(await storedIn(context)).toBe(refused);
});

const losses: Readonly<Record<string, Answer>> = {
  missing: (request) => request.abort(),
  "cut in the middle": body("text/javascript", "export const pages = { components: {"),
};

describe.each(Object.entries(losses))("[P8] [L10] that program is %s:", (_, loss) => {
  test("the banner decides, the dialog's button leads to the legal notice, links load pages, and the form is posted", async () => {
    const { page, errors } = await newWriter({ storageState: { cookies: [], origins: [] } });
    await answerInstead(page, PAGES, loss);
    await page.goto("/fr/", { waitUntil: "commit" });
    const banner = page.locator('[data-consent="banner"]:not([hidden])');
    await banner.getByRole("button", { name: labels.fr.customise }).click();
    await page.waitForURL("**/fr/mention-legale/#cookies");
    await banner.getByRole("button", { name: labels.fr.refuse }).click();
    await banner.waitFor({ state: "detached" });
    await expect.poll(() => errors.join("\n")).toContain("This page stays as it was built");
    await page.locator('header a[href="/fr/contact/"]').first().click();
    await page.waitForURL("**/fr/contact/");
    const form = contactForm(page);
    const message = newMessage();
    await form.fill(message);
    await form.send.click();
    await page.waitForURL(/sent/);
    expect(await received(message.email)).toMatchObject([message]);
  });
});
