import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { badEmails, goodEmails } from "#contact/message/test-support/email-tables.ts";
import { errorOf } from "#contact/message/test-support/error-of.ts";
import { contactForm } from "../../support/pages/contact-form.ts";
import { contactVisitors, newMessage } from "../../support/pages/contact-visitors.ts";
import { openHydrated } from "../../support/pages/open-hydrated.ts";

const { newVisitor, received } = contactVisitors();
const emails = [...goodEmails, ...badEmails];
/** A person as most systems draw one: one character to the eye, eleven to a program. */
const FAMILY = "👨‍👩‍👧‍👦";
/** The longest messages that are allowed, and one character more. */
const longest = { message: "😀".repeat(5000), name: FAMILY.repeat(100) };

/** Whether the server would take what the browser makes of an address. */
const isTaken = (email: string) => errorOf("email", email) === undefined;

describe("without JavaScript", () => {
  let page: Page;
  beforeAll(async () => {
    page = (await newVisitor({ javaScriptEnabled: false })).page;
  });

  test("the browser's own verdict on an e-mail address is the server's, but for invisible marks", async () => {
    await page.goto("/en/contact/");
    const seen = await contactForm(page).email.evaluate((field: HTMLInputElement, addresses: readonly string[]) => {
      field.focus();
      return addresses.map((address) => {
        // Typed, not set: the browser writes domains in ASCII as they are typed.
        field.select();
        document.execCommand("insertText", false, address);
        return { address, value: field.value, isValid: field.validity.valid };
      });
    }, emails);
    const differing = seen.filter(({ value, isValid }) => isTaken(value) !== isValid).map(({ address }) => address);
    // Marks of direction that a copied address brings are taken away by us; the browser tells the visitor to.
    expect(differing).toEqual(["\u202ajose@example.com\u202c"]);
  });

  test("the longest message passes, and comes as it was typed; one character more is told", async () => {
    const form = contactForm(page);
    const message = { ...newMessage(), ...longest };
    await page.goto("/en/contact/");
    await form.fill({ ...message, message: `${message.message}😀` });
    await form.send.click();
    await form.note.waitFor();
    expect(await form.message.getAttribute("aria-invalid")).toBe("true");
    expect(await form.name.getAttribute("aria-invalid")).toBeNull();
    await form.fill(message);
    await form.send.click();
    await form.thanks.waitFor();
    expect(await received(message.email)).toMatchObject([message]);
  });
});

describe("with JavaScript", () => {
  let page: Page;
  beforeAll(async () => {
    page = (await newVisitor()).page;
    await openHydrated(page, "/en/contact/");
  });

  test("the form's verdict on an e-mail address is the server's", async () => {
    const form = contactForm(page);
    await form.send.click();
    await form.note.waitFor();
    const verdicts = await form.email.evaluate(async (field: HTMLInputElement, addresses: readonly string[]) => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const seen: { readonly value: string; readonly isValid: boolean }[] = [];
      for (const address of addresses) {
        set?.call(field, address);
        field.dispatchEvent(new Event("input", { bubbles: true }));
        field.form?.requestSubmit();
        // Two frames: the app has drawn what it makes of it.
        await frame();
        await frame();
        seen.push({ value: field.value, isValid: field.getAttribute("aria-invalid") !== "true" });
      }
      return seen;
    }, emails);
    expect(verdicts.filter(({ isValid }) => isValid).length).toBeGreaterThan(20);
    expect(verdicts.filter(({ value, isValid }) => isTaken(value) !== isValid)).toEqual([]);
  });
});
