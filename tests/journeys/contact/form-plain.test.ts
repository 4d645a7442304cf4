import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { BODY_LIMIT_BYTES } from "#contact/message/contact-message.ts";
import { badEmails, goodEmails } from "#contact/message/test-support/email-tables.ts";
import { errorOf } from "#contact/message/test-support/error-of.ts";
import { readable } from "../../built/queries.ts";
import { contactForm } from "../../support/pages/contact-form.ts";
import { contactVisitors, newMessage } from "../../support/pages/contact-visitors.ts";
import { testSite } from "../../support/setup/test-content.ts";
import { contactWords } from "./contact-words.ts";

const { newVisitor, received } = contactVisitors();
const { staff } = await testSite();
/** A person as most systems draw one: one character to the eye, eleven to a program. */
const FAMILY = "👨‍👩‍👧‍👦";
/** The longest message that is allowed. */
const longest = { ...newMessage(), message: "x".repeat(4900) + "😀".repeat(100), name: FAMILY.repeat(100) };

// The page that comes back, in each language: contact-route-fields.test.ts. Before hydration: form-before-hydration.test.ts.
describe("without JavaScript, in Portuguese, on one visit, in this order:", () => {
  const { thanks, mark, another } = contactWords.pt;
  const path = "/pt/contact/";
  let page: Page;
  beforeAll(async () => {
    ({ page } = await newVisitor({ javaScriptEnabled: false }));
    await page.goto(path);
  });

  test("the browser's own verdict on an e-mail address is the server's, but for invisible marks", async () => {
    const emails = [...goodEmails, ...badEmails];
    const seen = await contactForm(page).email.evaluate((field: HTMLInputElement, addresses: readonly string[]) => {
      field.focus();
      return addresses.map((address) => {
        // Typed, not set: the browser writes domains in ASCII as they are typed.
        field.select();
        document.execCommand("insertText", false, address);
        return { address, value: field.value, isValid: field.validity.valid };
      });
    }, emails);
    const isTaken = (email: string) => errorOf("email", email) === undefined;
    const differing = seen.filter(({ value, isValid }) => isTaken(value) !== isValid).map(({ address }) => address);
    // Marks of direction that a copied address brings are taken away by us; the browser tells the visitor to.
    expect(differing).toEqual(["\u202ajose@example.com\u202c"]);
  });

  test("[L10] errors come back on the same page, with all that was typed: one character more than the longest message; fixed, it arrives as it was typed (D12)", async () => {
    const form = contactForm(page);
    expect(await form.thanks.count()).toBe(0);
    const longer = { ...longest, message: `${longest.message}😀` };
    await form.fill(longer);
    const [answer] = await Promise.all([page.waitForResponse("**/api/contact"), form.send.click()]);
    expect(answer.status()).toBe(422);
    await page.waitForURL("**/api/contact");
    expect(await page.locator("html").getAttribute("lang")).toBe("pt-PT");
    expect(readable(await page.title())).toContain(mark);
    expect(await form.written()).toEqual(longer);
    const [link] = await form.note.getByRole("link").all();
    const error = page.locator(`#${await form.message.getAttribute("aria-describedby")}`);
    expect(await link?.innerText()).toBe(await error.innerText());
    expect(await form.message.getAttribute("aria-invalid")).toBe("true");
    for (const field of [form.name, form.email]) expect(await field.getAttribute("aria-invalid")).toBeNull();
    await link?.click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("_contact-message");

    await page.locator("footer a[href='/pt/aviso-legal/']").click();
    await page.waitForURL("**/pt/aviso-legal/");
    await page.goBack();
    expect(await form.written()).toEqual(longer);
    expect(await form.note.isVisible()).toBe(true);

    await form.message.fill(longest.message);
    const [taken] = await Promise.all([page.waitForResponse("**/api/contact"), form.send.click()]);
    expect(taken.headers()["cache-control"]).toBe("no-store");
    await page.waitForURL(`**${path}?sent=1*`);
    expect(readable(await page.locator("body").innerText())).toContain(staff.portugal.phones[0]?.number);
    expect(readable(await form.thanks.innerText())).toContain(thanks);
    expect(await form.send.isVisible()).toBe(false);
    expect(await received(longest.email)).toMatchObject([{ ...longest, locale: "pt", state: "queued" }]);
    await page.getByRole("link", { name: another }).click();
    await page.waitForURL(`**${path}`);
    expect(await form.send.isVisible()).toBe(true);
    expect(await form.thanks.count()).toBe(0);
  });

  test("what is refused unread is still in the form that Back leads to", async () => {
    const form = contactForm(page);
    const written = { ...newMessage(), message: "Olá. ".repeat(BODY_LIMIT_BYTES / 5) };
    await form.fill(written);
    const [answer] = await Promise.all([page.waitForResponse("**/api/contact"), form.send.click()]);
    expect(answer.status()).toBe(413);
    await page.waitForURL("**/api/contact");
    expect(readable(await page.locator("main").innerText())).toContain("O seu texto não se perdeu");
    await page.goBack();
    expect(await form.written()).toEqual(written);
  });
});
