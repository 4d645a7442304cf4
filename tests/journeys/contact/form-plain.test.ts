import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { BODY_LIMIT_BYTES } from "#contact/message/contact-message.ts";
import { readable } from "../../built/queries.ts";
import { contactForm } from "../../support/pages/contact-form.ts";
import { contactVisitors, newMessage } from "../../support/pages/contact-visitors.ts";
import { testSite } from "../../support/setup/test-content.ts";
import { contactWords } from "./contact-words.ts";

const { newVisitor, received } = contactVisitors();
const { staff } = await testSite();
let page: Page;
beforeAll(async () => {
  page = (await newVisitor({ javaScriptEnabled: false })).page;
});

// The page that comes back, in each language: contact-route-fields.test.ts and form-first-press.test.ts.
describe("without JavaScript, in Portuguese", () => {
  const { thanks, mark, another } = contactWords.pt;
  const path = "/pt/contact/";
  const message = newMessage();

  test("[L10] errors come back on the same page, with all that was typed; fixed, the message arrives (D12)", async () => {
    await page.goto(path);
    const form = contactForm(page);
    expect(await form.thanks.count()).toBe(0);
    await form.fill({ ...message, message: "abc" });
    const [answer] = await Promise.all([page.waitForResponse("**/api/contact"), form.send.click()]);
    expect(answer.status()).toBe(422);
    await page.waitForURL("**/api/contact");
    expect(await page.locator("html").getAttribute("lang")).toBe("pt-PT");
    expect(readable(await page.title())).toContain(mark);
    expect(await form.written()).toEqual({ ...message, message: "abc" });
    const [link] = await form.note.getByRole("link").all();
    const error = page.locator(`#${await form.message.getAttribute("aria-describedby")}`);
    expect(await link?.innerText()).toBe(await error.innerText());
    expect(await form.message.getAttribute("aria-invalid")).toBe("true");
    expect(await form.email.getAttribute("aria-invalid")).toBeNull();
    await link?.click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("_contact-message");

    await form.message.fill(message.message);
    const [taken] = await Promise.all([page.waitForResponse("**/api/contact"), form.send.click()]);
    expect(taken.headers()["cache-control"]).toBe("no-store");
    await page.waitForURL(`**${path}?sent=1*`);
    expect(readable(await page.locator("body").innerText())).toContain(staff.portugal.phones[0]?.number);
    expect(readable(await form.thanks.innerText())).toContain(thanks);
    expect(await form.send.isVisible()).toBe(false);
    expect(await received(message.email)).toMatchObject([{ ...message, locale: "pt", state: "queued" }]);
    await page.getByRole("link", { name: another }).click();
    await page.waitForURL(`**${path}`);
    expect(await form.send.isVisible()).toBe(true);
    expect(await form.thanks.count()).toBe(0);
  });

  test("what is refused unread is still in the form that Back leads to", async () => {
    await page.goto(path);
    const form = contactForm(page);
    const written = { ...message, message: "Olá. ".repeat(BODY_LIMIT_BYTES / 5) };
    await form.fill(written);
    const [answer] = await Promise.all([page.waitForResponse("**/api/contact"), form.send.click()]);
    expect(answer.status()).toBe(413);
    await page.waitForURL("**/api/contact");
    expect(readable(await page.locator("main").innerText())).toContain("O seu texto não se perdeu");
    await page.goBack();
    expect(await form.written()).toEqual(written);
  });
});
