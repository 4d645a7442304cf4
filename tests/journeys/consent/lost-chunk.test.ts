import { expect, test } from "vitest";
import { answerInstead, hold, lose, status } from "../../support/browser/network-faults.ts";
import { recordRequests } from "../../support/browser/request-log.ts";
import {
  consentVisitors,
  followInApp,
  labels,
  storedChoice,
  storedIn,
  untilApplied,
} from "../../support/pages/consent-parts.ts";
import { untilHydrated } from "../../support/pages/open-hydrated.ts";

const newVisitor = consentVisitors();
const CHUNK = "*/assets/home-page-*.js";

test("[P8] [C7] [C12] the first page's own chunk is missing: required services run, the visitor is asked, and every link is a page load; without what the dialog says, its link leads to the section on cookies", async () => {
  const { page, context, errors, banner, choice, footerLink, dialog } = await newVisitor();
  await answerInstead(page, CHUNK, status(404));
  await page.goto("/en/", { waitUntil: "commit" });
  await untilApplied(page);
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
  const requests = recordRequests(page);
  await page.locator('a[href="/en/contact/"]').first().click();
  await page.waitForURL("**/en/contact/", { waitUntil: "commit" });
  await untilHydrated(page);
  expect(requests.documents()).toEqual(["/en/contact/"]);
  await lose(page, "*/assets/consent/*");
  await footerLink.click();
  await page.waitForURL("**/en/legal-notice/#cookies", { waitUntil: "commit" });
  expect(await dialog.count()).toBe(0);
});

test("[P8] the chunk that comes late, when the visitor has been asked, makes the page the app's all the same", async () => {
  const { page, context, errors, banner, choice } = await newVisitor();
  const chunk = await hold(page, CHUNK);
  await page.goto("/", { waitUntil: "commit" });
  await choice(labels.fr.accept).click();
  await banner.waitFor({ state: "detached" });
  chunk.release();
  await untilHydrated(page);
  await page.waitForURL("**/fr/", { waitUntil: "commit" });
  const requests = recordRequests(page);
  await followInApp(page, "/fr/contact/");
  expect(requests.documents()).toEqual([]);
  expect(await storedIn(context)).toBe(storedChoice({ "web-fonts": true, analytics: true }));
  expect(errors).toEqual([]);
});
