import type { Route } from "playwright-core";
import { expect, test } from "vitest";
import { contactForm } from "../../support/pages/contact-form.ts";
import { contactVisitors, focused, newMessage } from "../../support/pages/contact-visitors.ts";
import { openHydrated } from "../../support/pages/open-hydrated.ts";

const { newVisitor, received } = contactVisitors();

test("[L10] a double click sends one message (D12)", async () => {
  const { page } = await newVisitor();
  const message = newMessage();
  await openHydrated(page, "/en/contact/");
  const form = contactForm(page);
  await form.fill(message);
  await form.send.dblclick();
  await form.thanks.waitFor();
  expect(await received(message.email)).toHaveLength(1);
});

test("[L10] the second half of a double click, after the answer, leaves the thanks where they are", async () => {
  const { page } = await newVisitor();
  await openHydrated(page, "/en/contact/");
  const form = contactForm(page);
  await form.fill(newMessage());
  await form.send.hover();
  await page.mouse.down();
  await page.mouse.up();
  await form.thanks.waitFor();
  const again = form.thanks.getByRole("button");
  await again.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  expect(await form.thanks.isVisible()).toBe(true);
  await again.click();
  await form.send.waitFor();
});

test("[L10] an answer lost on the way, a reload, and a second attempt make one message, with the same key (D12)", async () => {
  const { page } = await newVisitor();
  const message = newMessage();
  const keys: (string | null)[] = [];
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort("connectionreset");
  };
  page.on("request", (request) => {
    if (request.method() === "POST") keys.push(new URLSearchParams(request.postData() ?? "").get("idempotencyKey"));
  });
  await openHydrated(page, "/fr/contact/");
  await page.route("**/api/contact", loseAnswer);
  const form = contactForm(page);
  await form.fill(message);
  await form.send.click();
  await form.note.waitFor();
  expect(await focused(page)).toBe("alert");
  expect(await form.written()).toEqual(message);
  await page.reload();
  await form.untilHydrated();
  expect(await form.written()).toEqual(message);
  await form.send.click();
  await form.note.waitFor();
  await page.unroute("**/api/contact", loseAnswer);
  await form.note.getByRole("button").click();
  await form.thanks.waitFor();
  expect(keys).toHaveLength(3);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(new Set(keys).size).toBe(1);
  expect(await received(message.email)).toHaveLength(1);
});

test("[L10] a draft follows the visitor into another language, and is forgotten once it is sent (D12)", async () => {
  const { page } = await newVisitor();
  const message = newMessage();
  await openHydrated(page, "/en/contact/");
  const form = contactForm(page);
  await form.fill(message);
  await form.message.press("End");
  await form.message.press("!");
  await page.locator("header a[hreflang], header a[lang]").filter({ visible: true }).first().click();
  await page.waitForURL((url) => url.pathname !== "/en/contact/");
  await form.untilHydrated();
  await expect.poll(async () => (await form.written()).name).toBe(message.name);
  expect(await form.written()).toEqual({ ...message, message: `${message.message}!` });
  await form.send.click();
  await form.thanks.waitFor();
  await page.reload();
  expect(await form.written()).toEqual({ name: "", email: "", message: "" });
});

test("[L10] the address that says thank you erases no draft: only sending does (D12)", async () => {
  const { page } = await newVisitor();
  const message = newMessage();
  const form = contactForm(page);
  await openHydrated(page, "/en/contact/");
  await form.fill(message);
  for (const visit of [() => page.goto("/en/contact/?sent=1#form"), () => page.reload()]) {
    await visit();
    await form.thanks.waitFor();
  }
  await form.thanks.getByRole("link").click();
  await expect.poll(() => form.written()).toEqual(message);
  await page.goBack();
  await page.waitForURL("**?sent=1#form");
  await page.goBack();
  await form.untilHydrated();
  expect(await form.written()).toEqual(message);
  await form.send.click();
  await form.thanks.getByRole("button").click();
  expect(await form.written()).toEqual({ name: "", email: "", message: "" });
});

test("[L10] a message that arrives late erases its own draft, not the next one (D12)", async () => {
  const { page } = await newVisitor();
  const [first, second] = [newMessage(), newMessage()];
  const form = contactForm(page);
  const answer = Promise.withResolvers<void>();
  await openHydrated(page, "/en/contact/");
  await page.route("**/api/contact", async (route) => {
    await answer.promise;
    await route.continue();
  });
  await form.fill(first);
  await form.send.click();
  await page.locator('header a[href="/en/services/"]').click();
  await page.waitForURL("**/en/services/");
  await page.locator('header a[href="/en/contact/"]').click();
  await form.untilHydrated();
  await form.fill(second);
  const answered = page.waitForResponse("**/api/contact");
  answer.resolve();
  await answered;
  await expect.poll(() => received(first.email)).toHaveLength(1);
  await page.reload();
  await form.untilHydrated();
  expect(await form.written()).toEqual(second);
});

test("[L10] the form is filled, sent, fixed and sent again with the keyboard alone, at 400 % zoom", async () => {
  const { page } = await newVisitor();
  await page.setViewportSize({ width: 320, height: 256 });
  const message = newMessage();
  await openHydrated(page, "/en/contact/");
  const form = contactForm(page);
  await form.name.focus();
  await page.keyboard.type(message.name);
  await page.keyboard.press("Enter");
  await form.note.waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("_contact-email");
  await page.keyboard.type(message.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type("A question in one line.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await form.thanks.waitFor();
  const heading = form.thanks.getByRole("heading");
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  expect(await received(message.email)).toMatchObject([{ message: "A question in one line." }]);
});
