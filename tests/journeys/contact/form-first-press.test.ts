import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { readable } from "../../built/queries.ts";
import { delayScript } from "../../support/browser/delay-script.ts";
import { type ContactForm, contactForm } from "../../support/pages/contact-form.ts";
import { contactVisitors, focused } from "../../support/pages/contact-visitors.ts";
import { openHydrated } from "../../support/pages/open-hydrated.ts";
import { contactWords } from "./contact-words.ts";

const { newVisitor } = contactVisitors();

/** The three ways to send a form. */
const presses = {
  mouse: (_page: Page, { send }: ContactForm) => send.click({ noWaitAfter: true }),
  touch: (_page: Page, { send }: ContactForm) => send.tap({ noWaitAfter: true }),
  Enter: async (page: Page, { email }: ContactForm) => {
    await email.focus();
    await page.keyboard.press("Enter");
  },
};

const WITHOUT_SCRIPTS = "without scripts";

/** When the button is pressed: each opens the page, fills it in, and presses. */
const moments = {
  "as soon as the page is painted": async (page, path, act) => {
    await delayScript(page);
    await page.goto(path, { waitUntil: "commit" });
    await act();
    await page.waitForURL("**/api/contact", { waitUntil: "commit" });
  },
  "while the scripts arrive": async (page, path, act) => {
    const release = await delayScript(page);
    await page.goto(path, { waitUntil: "commit" });
    await Promise.all([act(), release()]);
  },
  "after hydration": async (page, path, act) => {
    await openHydrated(page, path);
    await act();
    expect(new URL(page.url()).pathname).toBe(path);
  },
  [WITHOUT_SCRIPTS]: async (page, path, act) => {
    await page.goto(path);
    await act();
  },
} satisfies Readonly<Record<string, (page: Page, path: string, act: () => Promise<void>) => Promise<void>>>;

const EMPTY = { name: "", email: "", message: "" };
const WRONG = { name: " ", email: "ana@", message: "abc" };

describe("[L10] the first press on “send” (D12)", () => {
  // Every moment, way and language once; the server's words in each language: contact-route-fields.test.ts.
  test.each([
    ["as soon as the page is painted", "fr", "mouse", "empty", EMPTY],
    ["while the scripts arrive", "pt", "touch", "wrong", WRONG],
    ["after hydration", "en", "Enter", "wrong", WRONG],
    [WITHOUT_SCRIPTS, "fr", "mouse", "empty", EMPTY],
  ] as const)("%s, in %s, by %s, with %s fields: our summary has the focus, each field its error", async (...args) => {
    const [moment, language, way, kind, values] = args;
    const { page } = await newVisitor({ hasTouch: true, javaScriptEnabled: moment !== WITHOUT_SCRIPTS });
    const form = contactForm(page);
    await moments[moment](page, `/${language}/contact/`, async () => {
      if (kind === "wrong") await form.fill(values);
      await presses[way](page, form);
    });

    await form.note.waitFor();
    const { mark, required, wrong } = contactWords[language];
    const errors = kind === "wrong" ? wrong : required;
    await expect.poll(() => focused(page)).toBe("alert");
    expect((await form.note.getByRole("link").allInnerTexts()).map(readable)).toEqual(errors);
    for (const [index, field] of [form.name, form.email, form.message].entries()) {
      expect(await field.getAttribute("aria-invalid")).toBe("true");
      const description = page.locator(`#${await field.getAttribute("aria-describedby")}`);
      expect(readable(await description.innerText())).toBe(errors[index]);
    }
    expect(readable(await page.title())).toContain(mark);
    expect(await form.written()).toEqual(values);
  });
});
