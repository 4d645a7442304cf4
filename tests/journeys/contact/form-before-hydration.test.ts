import type { Route } from "playwright-core";
import { expect, test } from "vitest";
import { delayScript } from "../../support/browser/delay-script.ts";
import { contactForm } from "../../support/pages/contact-form.ts";
import { contactVisitors, newMessage } from "../../support/pages/contact-visitors.ts";
import { expectSummary } from "./error-summary.ts";

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

test("[L10] the first press on “send”, by touch, while the scripts arrive: our summary has the focus, each field its error (D12)", async () => {
  const { page } = await newVisitor({ hasTouch: true });
  const release = await delayScript(page);
  await page.goto("/pt/contact/", { waitUntil: "commit" });
  const form = contactForm(page);
  const wrong = { name: " ", email: "ana@", message: "abc" };
  await form.fill(wrong);
  await Promise.all([form.send.tap({ noWaitAfter: true }), release()]);
  await expectSummary(page, "pt", ["wrong", "wrong", "wrong"]);
  expect(await form.written()).toEqual(wrong);
});

test("[L10] where the page's chunk is lost the browser posts the form; what is fixed before hydration stays; the page that gave the message back has the page's address: who leaves it and returns, by a link, by Back or by a reload, finds the draft, without the old errors (D12)", async () => {
  const { page } = await newVisitor();
  const lose = (route: Route) => route.abort();
  await page.route(CHUNK_OF_PAGE, lose);
  const lost = page.waitForEvent("requestfailed", (request) => CHUNK_OF_PAGE.test(request.url()));
  await page.goto("/fr/contact/");
  await lost;
  const form = contactForm(page);
  await page.unroute(CHUNK_OF_PAGE, lose);
  const release = await delayScript(page);
  await form.send.click({ noWaitAfter: true });
  await page.waitForURL("**/api/contact", { waitUntil: "commit" });
  await expectSummary(page, "fr", ["required", "required", "required"]);
  const message = newMessage();
  const written = { ...message, name: "", message: "abcd" };
  await form.fill(written);
  release();
  await form.untilHydrated();
  expect(await form.written(), "hydrated").toEqual(written);
  await form.name.fill(message.name);
  await expect.poll(() => form.note.getByRole("link").count()).toBe(1);
  const draft = { ...message, message: "abcd" };
  await page.locator('a[href="/fr/services/"]').first().click();
  await page.waitForURL("**/fr/services/");
  const link = page.locator('a[href="/fr/contact/"]').first();
  for (const comeBack of [() => page.goBack(), () => page.reload(), () => link.click()]) {
    await comeBack();
    await page.waitForURL("**/fr/contact/");
    await expect.poll(form.written, { message: String(comeBack) }).toEqual(draft);
    expect(await form.note.count(), String(comeBack)).toBe(0);
  }
  await form.untilHydrated();
  await form.message.fill(message.message);
  await form.send.click();
  await form.thanks.waitFor();
  expect(await received(message.email)).toHaveLength(1);
});
