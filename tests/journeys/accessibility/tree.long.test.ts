import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { answeredConsent } from "../../support/pages/answered-consent.ts";
import { consentParts, labels } from "../../support/pages/consent-parts.ts";
import { contactForm } from "../../support/pages/contact-form.ts";
import { everyTemplate } from "../../support/pages/every-template.ts";
import { openHydrated } from "../../support/pages/open-hydrated.ts";
import { visitors } from "../../support/setup/browser.ts";
import { accessibilityTree, outlineOf } from "./accessibility-tree.ts";

const languages = ["fr", "en", "pt"] as const;
/** What is of no use to a listener without a name. */
const NAMED = [
  "alert",
  "button",
  "dialog",
  "form",
  "heading",
  "img",
  "link",
  "navigation",
  "region",
  "switch",
  "textbox",
];
/** Templates whose words the owner translates one to one: what they are made of is the same in each language. */
const TRANSLATED = ["home", "service", "contact"];

const visit = visitors();
let page: Page;
let newVisitorPage: Page;
beforeAll(async () => {
  page = (await visit({ reducedMotion: "reduce", ...answeredConsent() })).page;
  newVisitorPage = (await visit({ reducedMotion: "reduce" })).page;
});

/** Checks that every interactive node and landmark has a name. @returns the outline of the part */
async function expectNames(part: Locator): Promise<string> {
  const nodes = await accessibilityTree(part);
  expect(nodes.length).toBeGreaterThan(3);
  expect(nodes.filter(({ role, name }) => NAMED.includes(role) && role !== "alert" && name.trim() === "")).toEqual([]);
  return outlineOf(nodes);
}

/** The same part in the three languages has one outline. */
async function expectOneOutline(outline: (language: (typeof languages)[number]) => Promise<string>): Promise<void> {
  const [french, ...others] = [await outline("fr"), await outline("en"), await outline("pt")];
  for (const other of others) expect(other).toBe(french);
}

describe.each(everyTemplate)("%s", (template, paths) => {
  test("everything in it has a name, and a page that is translated has the same parts in three languages", async () => {
    const outlines: string[] = [];
    for (const path of TRANSLATED.includes(template) ? paths : paths.slice(0, 1)) {
      await openHydrated(page, path);
      outlines.push(await expectNames(page.locator("main")));
    }
    expect(outlines).toEqual(outlines.map(() => outlines[0]));
  });
});

describe("header and footer, banner and form, in three languages", () => {
  test("header and footer say where one can go", () =>
    expectOneOutline(async (language) => {
      await openHydrated(page, `/${language}/`);
      const outlines = [];
      for (const part of ["header", "footer"]) outlines.push(await expectNames(page.locator(`body > * > ${part}`)));
      return outlines.join("\n");
    }));

  test("the consent banner asks, and its dialog too", () =>
    expectOneOutline(async (language) => {
      await openHydrated(newVisitorPage, `/${language}/contact/`);
      const { banner, dialog, choice } = consentParts(newVisitorPage);
      await banner.waitFor();
      const asked = await expectNames(banner);
      await choice(labels[language].customise).click();
      await dialog.waitFor();
      return `${asked}\n${await expectNames(dialog)}`;
    }));

  test("the form says what is wrong, and in which fields", () =>
    expectOneOutline(async (language) => {
      await openHydrated(page, `/${language}/contact/`);
      const form = contactForm(page);
      await form.fill({ name: "Ana", email: "nobody", message: "Short" });
      await form.send.click();
      await form.note.waitFor();
      const nodes = await accessibilityTree(page.locator("form").locator(".."));
      const invalid = nodes.filter(({ role, states }) => role === "textbox" && states.includes("invalid"));
      expect(invalid.map(({ name }) => name)).toEqual([await nameOf(form.email), await nameOf(form.message)]);
      const alert = nodes.findIndex(({ role }) => role === "alert");
      expect(alert).toBeGreaterThan(-1);
      return expectNames(page.locator("form").locator(".."));
    }));
});

/** The words of a field's label. */
function nameOf(field: Locator): Promise<string> {
  return field.evaluate((element: HTMLInputElement) => element.labels?.[0]?.textContent?.trim() ?? "");
}
