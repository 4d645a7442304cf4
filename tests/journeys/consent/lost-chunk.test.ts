import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { chunkOf, cut } from "../../support/browser/network-faults.ts";
import {
  addProbe,
  consentParts,
  labels,
  storedChoice,
  storedIn,
  untilApplied,
} from "../../support/pages/consent-parts.ts";
import { untilHydrated } from "../../support/pages/open-hydrated.ts";
import { visitors } from "../../support/setup/browser.ts";
import { type Answer, type FaultProxy, from, startFaultProxy, status } from "../../support/setup/fault-proxy.ts";

const newVisitor = visitors();
let site: FaultProxy;

beforeAll(async () => {
  site = await startFaultProxy(() => from(inject("origin")));
});
afterAll(() => site.stop());

test("[P8] [C7] [C12] the first page's own chunk is missing: required services run, the visitor is asked, and every link is a page load", async () => {
  site.answer((path) => (chunkOf("home").test(path) ? status(404) : from(inject("origin"))));
  const { page, context, errors } = await newVisitor({ baseURL: site.origin });
  await addProbe(context);
  await page.goto("/en/", { waitUntil: "commit" });
  await untilApplied(page);
  const { banner, choice, footerLink, dialog } = consentParts(page);
  await choice(labels.en.refuse).click();
  await banner.waitFor({ state: "detached" });
  const refused = JSON.parse(decodeURIComponent((await storedIn(context)) ?? ""));
  expect(refused).toMatchObject({ "web-fonts": true, analytics: false });
  await footerLink.click();
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  const ours = errors.filter((error) => !/^Failed to load (resource|module script)/.test(error));
  await expect.poll(() => errors.join("\n")).toContain("This page stays as it was built");
  expect(ours.join("\n")).not.toMatch(/loaded as a whole|Consent could not/);
  site.documents.length = 0;
  await page.locator('a[href="/en/contact/"]').first().click();
  await page.waitForURL("**/en/contact/", { waitUntil: "commit" });
  await untilHydrated(page);
  expect(site.documents).toEqual(["/en/contact/"]);
});

test("[P8] the chunk that comes late, when the visitor has been asked, makes the page the app's all the same", async () => {
  const late = Promise.withResolvers<void>();
  const served = from(inject("origin"));
  const held: Answer = async (...exchange) => {
    await late.promise;
    await served(...exchange);
  };
  site.answer((path) => (chunkOf("home").test(path) ? held : served));
  const { page, context, errors } = await newVisitor({ baseURL: site.origin });
  await page.goto("/", { waitUntil: "commit" });
  const { banner, choice } = consentParts(page);
  await choice(labels.fr.accept).click();
  await banner.waitFor({ state: "detached" });
  late.resolve();
  await untilHydrated(page);
  await page.waitForURL("**/fr/", { waitUntil: "commit" });
  site.documents.length = 0;
  await page.locator('main a[href="/fr/contact/"]').first().click();
  await page.waitForURL("**/fr/contact/", { waitUntil: "commit" });
  expect(site.documents).toEqual([]);
  expect(await storedIn(context)).toBe(storedChoice({ "web-fonts": true, analytics: true }));
  expect(errors).toEqual([]);
});

test("[C7] without what the dialog says, its link leads to the section on cookies", async () => {
  const { page } = await newVisitor();
  await page.route("**/assets/consent/**", cut);
  await page.goto("/en/contact/");
  await untilHydrated(page);
  const { dialog, footerLink } = consentParts(page);
  await footerLink.click();
  await page.waitForURL("**/en/legal-notice/#cookies", { waitUntil: "commit" });
  expect(await dialog.count()).toBe(0);
});
