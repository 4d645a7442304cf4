import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { badEmails, goodEmails } from "../contract/test-support/email-tables.ts";
import { errorOf } from "../contract/test-support/error-of.ts";
import { contactForm } from "./pages/contact-form.ts";
import { contactGuests, newLetter } from "./pages/contact-guests.ts";
import { openLive } from "./pages/open-live.ts";

const { guest, received } = contactGuests();
const emails = [...goodEmails, ...badEmails];
/** A person as most systems draw one: one character to the eye, eleven to a program. */
const FAMILY = "👨‍👩‍👧‍👦";
/** The longest letters that are allowed, and one character more. */
const longest = { message: "😀".repeat(5000), name: FAMILY.repeat(100) };

/** Whether the server would take what the browser makes of an address. */
const isTaken = (email: string) => errorOf("email", email) === undefined;

describe("without JavaScript", () => {
  let page: Page;
  beforeAll(async () => {
    page = (await guest({ javaScriptEnabled: false })).page;
  });

  test("the browser's own verdict on an e-mail address is the server's (reliability I7)", async () => {
    await page.goto("/en/contact/");
    const { email } = contactForm(page);
    for (const address of emails) {
      await email.fill(address);
      const [value, isValid] = await email.evaluate(
        (field: HTMLInputElement) => [field.value, field.validity.valid] as const,
      );
      expect(isTaken(value), `${JSON.stringify(address)}, sent as ${JSON.stringify(value)}`).toBe(isValid);
    }
  });

  test("the longest letter passes, and comes as it was typed; one character more is told (reliability I3)", async () => {
    const form = contactForm(page);
    const letter = { ...newLetter(), ...longest };
    await page.goto("/en/contact/");
    await form.fill({ ...letter, message: `${letter.message}😀` });
    await form.send.click();
    await form.note.waitFor();
    expect(await form.message.getAttribute("aria-invalid")).toBe("true");
    expect(await form.name.getAttribute("aria-invalid")).toBeNull();
    await form.fill(letter);
    await form.send.click();
    await form.thanks.waitFor();
    expect(await received(letter.email)).toMatchObject([letter]);
  });
});

describe("with JavaScript", () => {
  let page: Page;
  beforeAll(async () => {
    page = (await guest()).page;
    await openLive(page, "/en/contact/");
  });

  test("the form's verdict on an e-mail address is the server's (reliability I7)", async () => {
    const form = contactForm(page);
    await form.email.focus();
    await form.untilLive();
    await form.send.click();
    await form.note.waitFor();
    for (const address of emails) {
      await form.email.fill(address);
      const verdict = await form.email.evaluate(
        (field: HTMLInputElement) =>
          new Promise<readonly [string, boolean]>((resolve) => {
            // Two frames: the app has drawn what it makes of the input.
            requestAnimationFrame(() =>
              requestAnimationFrame(() => resolve([field.value, field.getAttribute("aria-invalid") !== "true"])),
            );
          }),
      );
      expect(isTaken(verdict[0]), `${JSON.stringify(address)}, read as ${JSON.stringify(verdict[0])}`).toBe(verdict[1]);
    }
  });

  test("the longest letter passes, and comes as it was typed; one character more is told (reliability I3)", async () => {
    const form = contactForm(page);
    const letter = { ...newLetter(), ...longest };
    await form.fill({ ...letter, message: `${letter.message}😀` });
    await form.send.click();
    await form.note.waitFor();
    expect(await form.message.getAttribute("aria-invalid")).toBe("true");
    await form.fill(letter);
    await form.send.click();
    await form.thanks.waitFor();
    expect(await received(letter.email)).toMatchObject([letter]);
  });
});
