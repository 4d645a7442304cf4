import { expect, inject, test } from "vitest";
import { axeColorViolations, axeViolations } from "../../support/page-checks/axe-violations.ts";
import { visitors } from "../../support/setup/browser.ts";

const visit = visitors();

test("[O10] the owner's report opens from the disk alone, fits 320 px, breaks no rule of accessibility, light and dark", async () => {
  const { page, errors } = await visit({ viewport: { width: 320, height: 640 }, colorScheme: "light" });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url().slice(0, 5)));
  await page.goto(`file://${inject("siteFolder")}-report/index.html`);
  await page.getByRole("heading", { name: "Ce qui vous attend" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await axeViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await axeColorViolations(page)).toEqual([]);

  // The banners as visitors read them, in their shadow trees, and the hash of their texts.
  const banners = page.locator("#consent ~ div");
  expect(await banners.locator('[data-consent="banner"] h2').allTextContents()).toHaveLength(3);
  expect(await banners.locator("code").allTextContents()).toEqual(
    Array.from({ length: 3 }, () => expect.stringMatching(/^[0-9a-f]{64}$/)),
  );
  const card = page.locator(".sheet img").last();
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  expect([...new Set(requests)].filter((url) => url !== "data:")).toEqual(["file:"]);
  expect(errors).toEqual([]);
});
