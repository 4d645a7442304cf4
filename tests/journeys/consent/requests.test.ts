import { expect, inject, test } from "vitest";
import { consentParts } from "../../support/pages/consent-parts.ts";
import { visitors } from "../../support/setup/browser.ts";
import { testTrackers } from "../../support/setup/test-content.ts";

const newVisitor = visitors();
// That no page may ask another host is tried on the policies of all: ../../built/policy.test.ts.
test("[C7] no other host is asked for anything but a tracker that was allowed, and one that is blocked harms nothing; nor is a privacy manager, which is off as the site ships (D13, D16)", async () => {
  const { page, context, errors } = await newVisitor();
  const elsewhere: string[] = [];
  const remote: string[] = [];
  context.on("request", (request) => {
    if (request.url().includes("/privacy-managers/")) remote.push(request.url());
    if (new URL(request.url()).origin !== inject("origin")) elsewhere.push(request.url());
  });
  await page.goto("/fr/estuaire-adapte-geste-barriere/", { waitUntil: "networkidle" });
  await consentParts(page).banner.waitFor();
  await page.mouse.wheel(0, 20_000);
  await page.waitForLoadState("networkidle");
  expect(elsewhere).toEqual([]);
  await consentParts(page).banner.getByRole("button").first().click();
  await page.waitForLoadState("networkidle");
  const trackers = (await testTrackers()).map((url) => new URL(url).origin);
  expect(elsewhere.filter((url) => !trackers.includes(new URL(url).origin))).toEqual([]);
  expect(remote).toEqual([]);
  expect(errors).toEqual([]);
});
