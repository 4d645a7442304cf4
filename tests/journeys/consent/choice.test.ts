import type { BrowserContext } from "playwright-core";
import { afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { readable } from "../../built/queries.ts";
import { refusingStorage } from "../../support/browser/browsers.ts";
import { lose } from "../../support/browser/network-faults.ts";
import {
  consentVisitors,
  followInApp,
  labels,
  storedChoice,
  storedIn,
  untilApplied,
} from "../../support/pages/consent-parts.ts";
import { testMessages } from "../../support/setup/test-content.ts";

const newVisitor = consentVisitors();
const refused = storedChoice({ "web-fonts": true, analytics: false });
const accepted = storedChoice({ "web-fonts": true, analytics: true });
const AUDIENCE = "Mesure d’audience";

async function arrive(prepare?: (context: BrowserContext) => unknown) {
  const visitor = await newVisitor();
  await prepare?.(visitor.context);
  await visitor.page.goto("/fr/");
  return visitor;
}

// What klaro wrote, and what is malformed: stored-consents.test.ts. Cookies of other paths and domains: consent-store.test.ts.
test("[C6] [C7] a stored choice that lacks a service, with a no to a required one: the visitor is asked again and told why, what is required is on, its switch too, and saving writes yes (D18)", async () => {
  const { page, context, banner, choice, toggle, decision, dialog } = await arrive((context) =>
    context.addCookies([
      { name: "klaro", value: storedChoice({ "web-fonts": false, map: false, gone: true }), url: inject("origin") },
    ]),
  );
  await untilApplied(page);
  await banner.getByText("Nos services ont changé").waitFor();
  await choice(labels.fr.customise).click();
  expect(await toggle("Polices de caractères").isChecked()).toBe(true);
  await toggle(AUDIENCE).uncheck();
  await decision(labels.fr.save).click();
  await dialog.waitFor({ state: "detached" });
  const saved = JSON.parse(decodeURIComponent((await storedIn(context)) ?? ""));
  expect(saved).toEqual({ "web-fonts": true, analytics: false, map: false });
});

// One that forgets what is written: consent/browser/consent-engine.test.ts.
test("[C5] in a browser that refuses to keep anything the banner works, and the choice holds for the page; where the dialog cannot be loaded the visitor is led to the legal notice", async () => {
  const { page, errors, banner, choice, dialog, footerLink, toggle } = await arrive((context) =>
    context.addInitScript(refusingStorage),
  );
  const find = await lose(page, "*drawn-consent*");
  await choice(labels.fr.customise).click();
  await page.waitForURL("**/fr/mention-legale/#cookies");
  await find();
  errors.length = 0;
  await choice(labels.fr.accept).click();
  await banner.waitFor({ state: "detached" });
  await followInApp(page, "/fr/services/");
  expect(await banner.count()).toBe(0);
  await footerLink.click();
  await dialog.waitFor();
  expect(await toggle(AUDIENCE).isChecked()).toBe(true);
  expect(errors).toEqual([]);
});

describe("one visit, in this order:", () => {
  let visit: Awaited<ReturnType<typeof arrive>>;
  beforeAll(async () => {
    visit = await arrive();
  });
  afterEach(() => expect(visit.errors).toEqual([]));

  test("[C2] [C3] the first page asks; the dialog, closed with Escape or by its button, decides nothing and forgets its switches (D10)", async () => {
    const { page, context, banner, dialog, choice, toggle, decision } = visit;
    for (const close of [() => page.keyboard.press("Escape"), () => decision("Fermer sans rien changer").click()]) {
      await choice(labels.fr.customise).click();
      expect(await toggle(AUDIENCE).isChecked()).toBe(true);
      await toggle(AUDIENCE).uncheck();
      await close();
      await dialog.waitFor({ state: "detached" });
      expect(await banner.isVisible()).toBe(true);
      expect(await context.cookies()).toEqual([]);
    }
  });

  test("[C12] the dialog is opened from a page that was reached without a document load, in its language, and goes with the page (D8)", async () => {
    const { page, dialog, footerLink, banner } = visit;
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await followInApp(page, "/en/");
    await banner.getByRole("button", { name: labels.en.refuse }).waitFor();
    await footerLink.click();
    await dialog.getByRole("heading", { name: "Managing cookies" }).waitFor();
    await page.goBack();
    await dialog.waitFor({ state: "detached" });
    const state = await page.evaluate(() => ["sameDocument" in window, document.activeElement?.localName]);
    expect(state).toEqual([true, "h1"]);
    // Left unanswered, it is asked again when it is loaded.
    await page.reload();
    await banner.waitFor();
  });

  test("[C1] [C2] [C5] [C10] [C12] customise: each service says what it is for and stores; what the switches say is saved, and the focus is in the content; analytics stands on yes before, and nothing is kept yet that could be forgotten", async () => {
    const { page, context, banner, dialog, choice, toggle, decision } = visit;
    await choice(labels.fr.customise).click();
    await dialog.waitFor();
    expect(await toggle("Polices de caractères").isDisabled()).toBe(true);
    expect(await toggle("Polices de caractères").isChecked()).toBe(true);
    expect(await toggle(AUDIENCE).isChecked()).toBe(true);
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
    expect(await decision(labels.fr.forget).count()).toBe(0);
    await toggle(AUDIENCE).uncheck();
    expect(await storedIn(context)).toBeUndefined();
    await decision(labels.fr.save).click();
    await banner.waitFor({ state: "detached" });
    await dialog.waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("_main");
    const [cookie, ...others] = await context.cookies();
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({ name: "klaro", value: refused, path: "/", sameSite: "Lax" });
  });

  test("[C3] [C10] [C12] the choice is found again on another page, where the footer link opens the dialog and changes it, in Portuguese", async () => {
    const { page, context, banner, dialog, footerLink, toggle, decision } = visit;
    await page.goto("/pt/contact/");
    await untilApplied(page);
    expect(await banner.count()).toBe(0);
    expect(await footerLink.textContent()).toBe(labels.pt.footer);
    await footerLink.click();
    await dialog.waitFor();
    expect(new URL(page.url()).pathname).toBe("/pt/contact/");
    expect(await toggle("Medição de audiência").isChecked()).toBe(false);
    await decision(labels.pt.accept).click();
    await dialog.waitFor({ state: "detached" });
    expect(await storedIn(context)).toBe(accepted);
    await footerLink.click();
    expect(await toggle("Medição de audiência").isChecked()).toBe(true);
    await decision(labels.pt.refuse).click();
    await dialog.waitFor({ state: "detached" });
    expect(await storedIn(context)).toBe(refused);
    expect(await banner.count()).toBe(0);
  });

  test("[C5] forgotten, it is the first visit again: no cookie, the banner, and the focus on it (D22)", async () => {
    const { page, context, banner, decideAgain } = visit;
    await context.addCookies([
      { name: "_pk_id.5", value: "1", url: inject("origin") },
      { name: "klaro", value: accepted, url: new URL("/pt/contact/", inject("origin")).href },
    ]);
    await decideAgain(labels.pt.forget);
    await banner.waitFor();
    expect(await context.cookies()).toEqual([]);
    const said = (await testMessages("pt"))["consent.forgotten"] ?? "missing";
    expect(readable(await page.getByRole("status").first().innerText())).toBe(readable(said));
    expect(await banner.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.reload();
    await banner.waitFor();
  });
});
