import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { expect, inject, onTestFinished, test } from "vitest";
import { onPath } from "#scripts/programs/on-path.mjs";
import { contactForm } from "../../support/pages/contact-form.ts";
import { BROWSER_FLAGS } from "../../support/setup/launch-browser.ts";

/** A Chromium with its windows: the shell, which the other journeys use, fills in nothing. */
const program = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"].map(onPath).find(Boolean);

/** What a visitor's browser knows of them, by the names that Chromium has for it. */
const address = {
  fields: Object.entries({
    NAME_FULL: "Ana Vasconcelos",
    EMAIL_ADDRESS: "ana@example.com",
    PHONE_HOME_WHOLE_NUMBER: "+33199002012",
    COMPANY_NAME: "Atelier Ana",
    ADDRESS_HOME_STREET_ADDRESS: "1 rue du Pont",
    ADDRESS_HOME_ZIP: "75001",
    ADDRESS_HOME_CITY: "Paris",
    ADDRESS_HOME_COUNTRY: "FR",
  }).map(([name, value]) => ({ name, value })),
};

/** Takes the browser's offer to fill in the form at the field that has the focus. */
async function takeOffer(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Autofill.enable");
  await devTools.send("Autofill.setAddresses", { addresses: [address] });
  await devTools.send("DOM.enable");
  const { root } = await devTools.send("DOM.getDocument", { depth: -1 });
  const { nodeId } = await devTools.send("DOM.querySelector", { nodeId: root.nodeId, selector: "form :focus" });
  const { node } = await devTools.send("DOM.describeNode", { nodeId });
  await devTools.send("Autofill.trigger", { fieldId: node.backendNodeId, address });
}

test.skipIf(program === undefined).each([
  ["an empty form", ""],
  ["a form with the e-mail address typed", "ana@elsewhere.example"],
])("the browser fills in %s: not the field that only programs see", async (_, typed) => {
  const context = await chromium.launchPersistentContext(await mkdtemp(join(tmpdir(), "profile-")), {
    executablePath: program ?? "",
    baseURL: inject("origin"),
    headless: false,
    args: [...BROWSER_FLAGS, "--headless=new"],
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto("/en/contact/");
  const form = contactForm(page);
  if (typed !== "") await form.email.fill(typed);
  await form.name.click();
  await form.untilHydrated();
  await takeOffer(page);
  await expect.poll(form.written).toMatchObject({ name: "Ana Vasconcelos", email: typed || "ana@example.com" });
  expect(await page.locator("form [name=fax_ref]").inputValue()).toBe("");
});
