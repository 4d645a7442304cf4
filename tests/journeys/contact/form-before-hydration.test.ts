import type { Route } from "playwright-core";
import { expect, test } from "vitest";
import { delayScript } from "../../support/browser/delay-script.ts";
import { contactForm } from "../../support/pages/contact-form.ts";
import { contactVisitors, newMessage } from "../../support/pages/contact-visitors.ts";

const { newVisitor, received } = contactVisitors();

const CHUNK_OF_PAGE = /\/assets\/contact-page-[^/]+\.js$/;

test("[L10] what is typed before the script arrives stays, follows the visitor into another language, and is sent", async () => {
  const { page, errors } = await newVisitor();
  const message = newMessage();
  const release = await delayScript(page);
  await page.goto("/pt/contact/", { waitUntil: "commit" });
  const form = contactForm(page);
  await form.fill(message);
  await page.keyboard.press("Tab");
  release();
  await form.untilHydrated();
  expect(await form.written()).toEqual(message);
  await page.locator("header a[hreflang], header a[lang]").filter({ visible: true }).first().click();
  await page.waitForURL((url) => url.pathname !== "/pt/contact/");
  await expect.poll(form.written).toEqual(message);
  await form.send.click();
  await form.thanks.waitFor();
  expect(await received(message.email)).toHaveLength(1);
  expect(errors).toEqual([]);
});

test("[L10] where the page's chunk is lost the browser posts the form; what is fixed before hydration stays (D12)", async () => {
  const { page } = await newVisitor();
  const message = newMessage();
  const lose = (route: Route) => route.abort();
  await page.route(CHUNK_OF_PAGE, lose);
  const lost = page.waitForEvent("requestfailed", (request) => CHUNK_OF_PAGE.test(request.url()));
  await page.goto("/fr/contact/");
  await lost;
  const form = contactForm(page);
  await form.fill({ ...message, message: "abc" });
  await page.unroute(CHUNK_OF_PAGE, lose);
  const release = await delayScript(page);
  await form.send.click({ noWaitAfter: true });
  await page.waitForURL("**/api/contact", { waitUntil: "commit" });
  expect(await form.written()).toEqual({ ...message, message: "abc" });
  await form.message.fill("abcd");
  release();
  await form.untilHydrated();
  expect(await form.written()).toEqual({ ...message, message: "abcd" });
  expect(await form.note.count()).toBe(1);
  await form.message.fill(message.message);
  await expect.poll(() => form.note.count()).toBe(0);
  await form.send.click();
  await form.thanks.waitFor();
  expect(await received(message.email)).toHaveLength(1);
});

test("[L10] the page that gave a message back has the page's address: who leaves it and returns, by a link, by Back or by a reload, finds the draft, without the old errors", async () => {
  const { page } = await newVisitor();
  const release = await delayScript(page);
  await page.goto("/en/contact/", { waitUntil: "commit" });
  const form = contactForm(page);
  const message = { ...newMessage(), message: "abc" };
  await form.fill(message);
  await form.send.click({ noWaitAfter: true });
  await page.waitForURL("**/api/contact", { waitUntil: "commit" });
  release();
  await form.untilHydrated();
  await page.locator('a[href="/en/services/"]').first().click();
  await page.waitForURL("**/en/services/");
  const link = page.locator('a[href="/en/contact/"]').first();
  for (const comeBack of [() => page.goBack(), () => page.reload(), () => link.click()]) {
    await comeBack();
    await page.waitForURL("**/en/contact/");
    await expect.poll(form.written).toEqual(message);
    expect(await form.note.count()).toBe(0);
  }
});
