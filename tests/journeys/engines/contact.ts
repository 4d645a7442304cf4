import { expect, inject, test } from "vitest";
import { newMessage } from "../../support/pages/contact-visitors.ts";
import { receivedMessages } from "../../support/pages/received-messages.ts";
import { testMessages } from "../../support/setup/test-content.ts";
import type { EngineVisitor, OpenVisitor } from "./visitor.ts";

const SUMMARY = "main form [role=alert]";
const SEND = "main form button[type=submit]";
const FIELDS = ["name", "email", "message"] as const;

/** A message from a visitor, with and without errors, in each language. */
export function contact(newVisitor: OpenVisitor): void {
  test.each([
    ["fr", "mouse"],
    ["en", "Enter"],
    ["pt", "touch"],
  ] as const)(
    "[L10] in %s, the first press on “send” (%s) in an empty form shows three errors and their summary; corrected, it is sent (D12)",
    async (language, way) => {
      const say = await testMessages(language);
      const visitor = await newVisitor({ width: 390, height: 844 });
      const { tab, open, click, waitFor, waitUntilGone, textOf, errors } = visitor;
      await open(`/${language}/contact/`);
      await press(visitor, way);
      await waitFor(SUMMARY);
      await expect.poll(() => tab.evaluate(hasFocusWithin, SUMMARY)).toBe(true);
      expect(await tab.evaluate(linksIn, SUMMARY)).toEqual(FIELDS.map((field) => say[`contact.${field}-required`]));
      expect(await tab.evaluate(fieldErrors)).toEqual(FIELDS.map((field) => say[`contact.${field}-required`]));

      const { name, email, message } = newMessage();
      await click(`${SUMMARY} a`);
      await expect.poll(() => tab.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("name");
      await tab.type("main form [name=name]", name);
      await tab.type("main form [name=email]", email);
      await tab.type("main form [name=message]", message);
      await waitUntilGone(SUMMARY);
      await press(visitor, "mouse");
      await expect.poll(() => textOf("main [role=status]")).toContain(say["contact.sent-title"]);
      // The tile that comes below the thanks does not push them out of the window.
      await waitFor("main a[download]");
      expect(await tab.evaluate(isInSight, "main [role=status] h3")).toBe(true);
      expect(await receivedMessages(inject("dataFolder"), email)).toMatchObject([
        { name, email, message, locale: language },
      ]);
      expect(await errors()).toEqual([]);
    },
  );

  test("[L10] the address that says thank you erases no draft (D12)", async () => {
    const { tab, open, origin, waitFor, errors } = await newVisitor();
    const { name } = newMessage();
    const NAME = "main form [name=name]";
    await open("/en/contact/");
    await tab.type(NAME, name);
    await tab.goto(`${origin}/en/contact/?sent=1#form`);
    await waitFor("main [role=status]");
    await open("/en/contact/");
    const written = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value;
    await expect.poll(() => tab.evaluate(written, NAME)).toBe(name);
    expect(await errors()).toEqual([]);
  });
}

async function press({ tab, waitFor }: EngineVisitor, way: "mouse" | "touch" | "Enter"): Promise<void> {
  await waitFor(SEND);
  if (way === "mouse") return tab.click(SEND);
  if (way === "touch") return tab.tap(SEND);
  await tab.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), SEND);
  return tab.press("Enter");
}

/** Runs in the browser. */
function hasFocusWithin(selector: string): boolean {
  return document.querySelector(selector)?.contains(document.activeElement) === true;
}

/** Runs in the browser. */
function linksIn(selector: string): readonly string[] {
  return [...document.querySelectorAll(`${selector} a[href^='#']`)].map(({ textContent }) => textContent ?? "");
}

/** Runs in the browser: what describes each field that is marked as wrong. */
function fieldErrors(): readonly (string | undefined)[] {
  return [...document.querySelectorAll("form [aria-invalid=true]")].map((field) =>
    field
      .getAttribute("aria-describedby")
      ?.split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(" "),
  );
}

/** Runs in the browser. */
function isInSight(selector: string): boolean {
  const { top = -1 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
  return top >= 0 && top < innerHeight;
}
