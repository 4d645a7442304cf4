import type { BrowserContext } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { forgetting, refusingStorage } from "../../support/browser/browsers.ts";
import {
  addProbe,
  consentParts,
  labels,
  storedChoice,
  storedIn,
  untilApplied,
} from "../../support/pages/consent-parts.ts";
import { oneVisitor, visitors } from "../../support/setup/browser.ts";

const newVisitor = visitors();
const sameVisitor = oneVisitor(({ context }) => addProbe(context));
const refused = storedChoice({ "web-fonts": true, analytics: false });
const accepted = storedChoice({ "web-fonts": true, analytics: true });

async function arrive(path = "/fr/", stored?: string, prepare?: (context: BrowserContext) => unknown) {
  const visitor = await sameVisitor();
  await prepare?.(visitor.context);
  if (stored !== undefined) await store(visitor.context, stored);
  await visitor.page.goto(path);
  return { ...visitor, ...consentParts(visitor.page) };
}

async function store(context: BrowserContext, value: string): Promise<void> {
  await context.addCookies([{ name: "klaro", value, url: inject("origin") }]);
}

describe("the first visit", () => {
  test("[C2] [C3] [C12] asks, has the dialog at hand, and stores nothing before an answer", async () => {
    const { page, context, errors } = await newVisitor({ prefetches: true });
    const { banner, dialog } = consentParts(page);
    const dialogAsked = context.waitForEvent("requestfinished", (request) => request.url().includes("consent-dialog"));
    await page.goto("/fr/");
    await banner.waitFor();
    await dialogAsked;
    expect(await dialog.count()).toBe(0);
    expect(await context.cookies()).toEqual([]);
    await page.reload();
    await banner.waitFor();
    expect(await context.cookies()).toEqual([]);
    expect(errors).toEqual([]);
  });

  test("[C3] [C10] refused: the cookie holds the choice and is found again", async () => {
    const { page, context, banner, choice, errors } = await arrive();
    await choice(labels.fr.refuse).click();
    await banner.waitFor({ state: "detached" });
    const [cookie, ...others] = await context.cookies();
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({ name: "klaro", value: refused, path: "/", sameSite: "Lax" });
    await page.reload();
    await untilApplied(page);
    expect(await banner.count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test("[C1] [C2] [C12] customise: each service says what it is for and stores; what the switches say is saved, analytics stands on yes before", async () => {
    const { context, banner, dialog, choice, toggle, decision } = await arrive();
    await choice(labels.fr.customise).click();
    await dialog.waitFor();
    expect(await toggle("Polices de caractères").isDisabled()).toBe(true);
    expect(await toggle("Polices de caractères").isChecked()).toBe(true);
    expect(await toggle("Mesure d’audience").isChecked()).toBe(true);
    const text = String(await dialog.textContent()).replaceAll(/\s/g, " ");
    for (const part of [
      "toujours actif",
      "compter les visites",
      "commence par _pk_. Durée : 13 mois",
      "commence par mtm_. Durée : 120 jours",
      "cookie piwik_ignore. Durée : 24 mois",
      "120 jours, dans un cookie nommé klaro",
    ]) {
      expect(text).toContain(part);
    }
    expect(await dialog.getByRole("link").getAttribute("href")).toBe("/fr/mention-legale/#cookies");
    await toggle("Mesure d’audience").uncheck();
    expect(await storedIn(context)).toBeUndefined();
    await decision(labels.fr.save).click();
    await banner.waitFor({ state: "detached" });
    await dialog.waitFor({ state: "detached" });
    expect(await storedIn(context)).toBe(refused);
  });
});

describe("the dialog", () => {
  test("[C12] in Portuguese is opened by the footer link and changes the choice", async () => {
    const { page, context, banner, dialog, footerLink, toggle, decision } = await arrive("/pt/contact/", accepted);
    await untilApplied(page);
    expect(await footerLink.textContent()).toBe(labels.pt.footer);
    await footerLink.click();
    await dialog.waitFor();
    expect(new URL(page.url()).pathname).toBe("/pt/contact/");
    expect(await toggle("Medição de audiência").isChecked()).toBe(true);
    await decision(labels.pt.refuse).click();
    await dialog.waitFor({ state: "detached" });
    expect(await storedIn(context)).toBe(refused);
    await footerLink.click();
    expect(await toggle("Medição de audiência").isChecked()).toBe(false);
    await decision(labels.pt.accept).click();
    await dialog.waitFor({ state: "detached" });
    expect(await storedIn(context)).toBe(accepted);
    expect(await banner.count()).toBe(0);
  });

  test("[C12] is opened from a page that was reached without a document load, in its language, and goes with the page (D8)", async () => {
    const { page, dialog, footerLink, banner } = await arrive();
    await banner.waitFor();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator('header a[href="/en/"]').first().click();
    await page.waitForURL("**/en/");
    await banner.getByRole("button", { name: labels.en.refuse }).waitFor();
    await footerLink.click();
    await dialog.getByRole("heading", { name: "Managing cookies" }).waitFor();
    await page.goBack();
    await dialog.waitFor({ state: "detached" });
    expect(await page.evaluate(() => ["sameDocument" in window, document.activeElement?.localName])).toEqual([
      true,
      "h1",
    ]);
  });

  test("closed with Escape, or by its button, decides nothing and forgets its switches (D10)", async () => {
    const { page, context, banner, dialog, choice, toggle, decision } = await arrive();
    for (const close of [() => page.keyboard.press("Escape"), () => decision("Fermer sans rien changer").click()]) {
      await choice(labels.fr.customise).click();
      expect(await toggle("Mesure d’audience").isChecked()).toBe(true);
      await toggle("Mesure d’audience").uncheck();
      await close();
      await dialog.waitFor({ state: "detached" });
      expect(await banner.isVisible()).toBe(true);
      expect(await context.cookies()).toEqual([]);
    }
  });

  test("that cannot be loaded leaves the visitor at the legal notice", async () => {
    const { page, choice, footerLink } = await arrive("/fr/", undefined, (context) =>
      context.route(/consent-dialog/, (route) => route.abort()),
    );
    await choice(labels.fr.customise).click();
    await page.waitForURL("**/fr/mention-legale/#cookies");
    await page.goBack();
    await footerLink.click();
    await page.waitForURL("**/fr/mention-legale/#cookies");
  });
});

describe("what is stored already", () => {
  test("[C7] a no to a required service: it is on, its switch too, and saving writes yes (D18)", async () => {
    const { page, context, footerLink, toggle, decision, dialog } = await arrive(
      "/fr/",
      storedChoice({ "web-fonts": false, analytics: false }),
    );
    await untilApplied(page);
    await footerLink.click();
    expect(await toggle("Polices de caractères").isChecked()).toBe(true);
    await decision(labels.fr.save).click();
    await dialog.waitFor({ state: "detached" });
    expect(await storedIn(context)).toBe(refused);
  });

  test("[C6] a service that it lacks: the visitor is asked again and told why; the rest is kept", async () => {
    const { context, banner, choice } = await arrive("/fr/", storedChoice({ "web-fonts": true, gone: true }));
    await banner.getByText("Nos services ont changé").waitFor();
    await choice(labels.fr.refuse).click();
    await expect.poll(() => storedIn(context)).toBe(refused);
  });

  // What klaro wrote, and what is malformed: stored-consents.test.ts.
});

test("[C10] a decision is the only one that is left beside older cookies of a parent domain and of other paths (D10)", async () => {
  const { page, context, errors } = await newVisitor();
  const host = "https://www.passerelle.test";
  await context.route(`${host}/**`, async (route) => {
    const url = route.request().url().replace(host, inject("origin"));
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  const older = { name: "klaro", value: accepted };
  await context.addCookies([
    { ...older, domain: ".passerelle.test", path: "/", secure: true },
    { ...older, domain: "www.passerelle.test", path: "/fr/contact" },
    { ...older, domain: ".passerelle.test", path: "/fr/services/", value: "%7Bbroken" },
  ]);
  await page.goto(`${host}/fr/contact/`);
  const { footerLink, banner, toggle, decideAgain } = consentParts(page);
  await decideAgain(labels.fr.refuse);
  for (const path of ["/fr/contact/", "/fr/services/"]) {
    await page.goto(`${host}${path}`);
    await footerLink.click();
    expect(await toggle("Mesure d’audience").isChecked()).toBe(false);
    expect(await banner.count()).toBe(0);
    expect(await page.evaluate(() => document.cookie)).toBe(`klaro=${refused}`);
  }
  expect(errors).toEqual([]);
});

describe("a browser that keeps nothing", () => {
  test.each([
    ["throws", refusingStorage],
    ["ignores what is written", forgetting],
  ])("[C5] it %s: the banner works, and the choice holds for the page", async (_name, browser) => {
    const { page, context, errors } = await newVisitor();
    await context.addInitScript(browser);
    await page.goto("/fr/");
    const { banner, choice, dialog, footerLink, toggle } = consentParts(page);
    await choice(labels.fr.accept).click();
    await banner.waitFor({ state: "detached" });
    await page.locator('header a[href="/fr/services/"]').first().click();
    await page.waitForURL("**/fr/services/");
    expect(await banner.count()).toBe(0);
    await footerLink.click();
    await dialog.waitFor();
    expect(await toggle("Mesure d’audience").isChecked()).toBe(true);
    expect(errors).toEqual([]);
  });
});
