import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { axeViolations } from "../../support/page-checks/axe-violations.ts";
import { contactForm } from "../../support/pages/contact-form.ts";
import { contactVisitors, focused, newMessage } from "../../support/pages/contact-visitors.ts";
import { openHydrated } from "../../support/pages/open-hydrated.ts";

const { newVisitor } = contactVisitors();

test("once a message is sent its writer sees the tile of their name, and keeps it as a file", async () => {
  const { page } = await newVisitor();
  await openHydrated(page, "/en/contact/");
  const form = contactForm(page);
  await form.fill(newMessage());
  const hint = page.locator("#_call-back");
  expect(await hint.count()).toBe(1);
  await form.send.click();
  await form.thanks.waitFor();
  // What to add to a message is no longer said.
  expect(await hint.count()).toBe(0);
  const keep = page.locator("a[download]");
  await keep.waitFor();
  // The note of thanks alone has the focus, and is said.
  expect(await focused(page)).toBe("_form");
  expect(await form.thanks.locator("a[download]").count()).toBe(0);
  const tile = page.locator("section[aria-labelledby=_your-tile] img[src^='data:']");
  expect(
    await tile.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  // On paper it would cover the words, as the bridge is not there.
  await page.emulateMedia({ media: "print" });
  expect(await tile.isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
  expect(await axeViolations(page)).toEqual([]);
  const requests: string[] = [];
  // Pictures that come into sight may come at any time.
  page.on("request", (request) => request.resourceType() === "image" || requests.push(request.url()));
  const [download] = await Promise.all([page.waitForEvent("download"), keep.click()]);
  expect(download.suggestedFilename()).toMatch(/^[a-z-]+\.svg$/);
  const bytes = await readFile(await download.path(), "utf8");
  expect(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(bytes)}`).toBe(await tile.getAttribute("src"));
  expect(requests.filter((url) => url.startsWith("http"))).toEqual([]);
  await form.thanks.getByRole("button").click();
  await form.message.waitFor();
  expect(await keep.count()).toBe(0);
});

test("where the drawing cannot be loaded, the note of thanks stands alone", async () => {
  const { page } = await newVisitor();
  const failures: string[] = [];
  page.on("pageerror", ({ message }) => failures.push(message));
  await openHydrated(page, "/en/contact/");
  await page.route("**/assets/sent-tile-*.js", (route) => route.abort());
  const form = contactForm(page);
  await form.fill(newMessage());
  const failed = page.waitForEvent("requestfailed");
  await form.send.click();
  await failed;
  await form.thanks.waitFor();
  expect(await page.locator("a[download]").count()).toBe(0);
  expect(failures).toEqual([]);
});
