import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { chunkOf, holdScripts, lose } from "../../support/browser/network-faults.ts";
import { contactForm } from "../../support/pages/contact-form.ts";
import { contactVisitors, newMessage } from "../../support/pages/contact-visitors.ts";
import { expectSummary } from "./error-summary.ts";

const { newVisitor, received } = contactVisitors();

// On the page itself, into another language: ../hydration/before.test.ts.
test("[L10] the first press on “send”, by touch, while the scripts arrive: our summary has the focus, each field its error (D12)", async () => {
  const { page } = await newVisitor();
  const { release } = await holdScripts(page);
  await page.goto("/pt/contact/", { waitUntil: "commit" });
  const form = contactForm(page);
  const wrong = { name: " ", email: "ana@", message: "abc" };
  await form.fill(wrong);
  const tap = await fingerOn(page, form.send);
  await Promise.all([tap(), release()]);
  await expectSummary(page, "pt", ["wrong", "wrong", "wrong"]);
  expect(await form.written()).toEqual(wrong);
});

test("[L10] where the page's chunk is lost the browser posts the form; what is fixed before hydration stays; the page that gave the message back has the page's address: who leaves it and returns, by a link, by Back or by a reload, finds the draft, without the old errors (D12)", async () => {
  const { page, errors } = await newVisitor();
  const find = await lose(page, chunkOf("contact"));
  await page.goto("/fr/contact/");
  const form = contactForm(page);
  await form.send.hover();
  await expect.poll(() => errors.join("\n")).toContain("This page stays as it was built");
  await find();
  const { release } = await holdScripts(page);
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
    await form.untilHydrated();
    await expect.poll(form.written, { message: String(comeBack) }).toEqual(draft);
    expect(await form.note.count(), String(comeBack)).toBe(0);
  }
  await form.untilHydrated();
  await form.message.fill(message.message);
  await form.send.click();
  await form.thanks.waitFor();
  expect(await received(message.email)).toHaveLength(1);
});

/** A finger above an element of a page whose browser has a mouse: what it is given taps. */
async function fingerOn(page: Page, element: Locator): Promise<() => Promise<void>> {
  await element.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  const tools = await page.context().newCDPSession(page);
  await tools.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  return async () => {
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await tools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await tools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
}
