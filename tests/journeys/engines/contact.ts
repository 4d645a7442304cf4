import { expect, inject, test } from "vitest";
import { newMessage } from "../../support/pages/contact-visitors.ts";
import { receivedMessages } from "../../support/pages/received-messages.ts";
import { testMessages } from "../../support/setup/test-content.ts";
import type { OpenVisitor } from "./visitor.ts";

const SUMMARY = "main form [role=alert]";
const SEND = "main form button[type=submit]";

/** A message from a visitor, with and without errors. */
export function contact(newVisitor: OpenVisitor): void {
  test("[L10] the first press on “send” in an empty form, by touch, shows three errors in a summary that has the focus; corrected, it is sent with Enter (D12)", async () => {
    const say = await testMessages("en");
    const { tab, open, click, waitFor, waitUntilGone, textOf, errors } = await newVisitor({ width: 390, height: 844 });
    await open("/en/contact/");
    await tab.tap(SEND);
    await waitFor(SUMMARY);
    await expect.poll(() => tab.evaluate(hasFocusWithin, SUMMARY)).toBe(true);
    expect(await tab.evaluate(linksIn, SUMMARY)).toEqual(
      ["name", "email", "message"].map((field) => say[`contact.${field}-required`]),
    );
    const { name, email, message } = newMessage();
    await click(`${SUMMARY} a`);
    await expect.poll(() => tab.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("name");
    await tab.type("main form [name=name]", name);
    await tab.type("main form [name=email]", email);
    await tab.type("main form [name=message]", message);
    await waitUntilGone(SUMMARY);
    await tab.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), SEND);
    await tab.press("Enter");
    await expect.poll(() => textOf("main [role=status]")).toContain(say["contact.sent-title"]);
    // The tile of the writer's name, which is drawn by the page.
    await waitFor("main a[download]");
    const received = await receivedMessages(inject("dataFolder"), email);
    expect(received).toMatchObject([{ name, email, message, locale: "en" }]);
    expect(await errors()).toEqual([]);
  });
}

/** Runs in the browser. */
function hasFocusWithin(selector: string): boolean {
  return document.querySelector(selector)?.contains(document.activeElement) === true;
}

/** Runs in the browser. */
function linksIn(selector: string): readonly string[] {
  return [...document.querySelectorAll(`${selector} a[href^='#']`)].map(({ textContent }) => textContent ?? "");
}
