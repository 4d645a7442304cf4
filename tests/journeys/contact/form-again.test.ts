import type { Page, Route } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { type ContactForm, contactForm } from "../../support/pages/contact-form.ts";
import { contactVisitors, focused, newMessage } from "../../support/pages/contact-visitors.ts";
import { openHydrated } from "../../support/pages/open-hydrated.ts";

const { newVisitor, received } = contactVisitors();

describe("a draft, on one visit, in this order (D12):", () => {
  let page: Page;
  let form: ContactForm;
  let restored = Promise.withResolvers<void>();
  const typed = newMessage();
  const draft = { ...typed, message: `${typed.message}!` };
  const goTo = async (path: string) => {
    await page.locator(`header a[href="${path}"]`).click();
    await page.waitForURL(`**${path}`);
  };
  /** Back, without a look into the page before it has taken the form over: to the browser each look is a touch of the visitor. */
  const goBack = async (path: string) => {
    restored = Promise.withResolvers();
    await page.goBack();
    await page.waitForURL(`**${path}`);
    await restored.promise;
  };
  beforeAll(async () => {
    ({ page } = await newVisitor({ reducedMotion: "reduce" }));
    await page.exposeFunction("tellRestored", () => restored.resolve());
    await page.addInitScript(followForm);
    form = contactForm(page);
    await openHydrated(page, "/en/contact/");
  });

  test("[L10] follows the visitor into another language", async () => {
    await form.fill(typed);
    await form.message.press("End");
    await form.message.press("!");
    await goTo("/fr/contact/");
    await form.untilHydrated();
    await expect.poll(async () => (await form.written()).name).toBe(draft.name);
    expect(await form.written()).toEqual(draft);
  });

  test("[L10] is what was typed last, on the page that Back leads to as well, which the browser fills in as it was left", async () => {
    await page.goto("/en/contact/");
    await form.untilHydrated();
    await form.message.press("End");
    await form.message.press("?");
    await goBack("/fr/contact/");
    expect((await form.written()).message).toBe(`${draft.message}?`);
    await form.message.press("End");
    await form.message.press("Backspace");
  });

  test("[L10] is not erased by the address that says thank you: only sending does", async () => {
    await page.goto("/fr/contact/?sent=1#form");
    await form.thanks.waitFor();
    await form.thanks.getByRole("link").click();
    await expect.poll(() => form.written()).toEqual(draft);
    await page.goBack();
    await page.waitForURL("**?sent=1#form");
    await page.goBack();
    await form.untilHydrated();
    expect(await form.written()).toEqual(draft);
  });

  test("[L10] an answer lost on the way, a reload, and a second attempt make one message, with the same key", async () => {
    const keys: (string | null)[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") keys.push(new URLSearchParams(request.postData() ?? "").get("idempotencyKey"));
    });
    const loseAnswer = async (route: Route) => {
      await route.fetch();
      await route.abort("connectionreset");
    };
    await page.route("**/api/contact", loseAnswer);
    await form.send.click();
    await form.note.waitFor();
    expect(await focused(page)).toBe("alert");
    expect(await form.written()).toEqual(draft);
    await page.reload();
    await form.untilHydrated();
    expect(await form.written(), "after the reload").toEqual(draft);
    await form.send.click();
    await form.note.waitFor();
    await page.unroute("**/api/contact", loseAnswer);
    await form.note.getByRole("button").click();
    await form.thanks.waitFor();
    expect(keys).toHaveLength(3);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(new Set(keys).size).toBe(1);
    expect(await received(draft.email)).toHaveLength(1);
  });

  test("[L10] is forgotten once it is sent", async () => {
    await goTo("/fr/services/");
    await goTo("/fr/contact/");
    await form.untilHydrated();
    const empty = { name: "", email: "", message: "" };
    expect(await form.written()).toEqual(empty);
    // Nor does the browser bring it back: it was begun on one page, and sent from another.
    await form.fill(newMessage());
    await page.goto("/en/contact/");
    await form.untilHydrated();
    await form.send.click();
    await form.thanks.waitFor();
    await goBack("/fr/contact/");
    expect(await form.written()).toEqual(empty);
  });

  test("[L10] is left while it is being sent: who comes back, before the answer or after, sees what became of it", async () => {
    const away = newMessage();
    let answer = Promise.withResolvers<void>();
    let fails = false;
    await page.route("**/api/contact", async (route) => {
      await answer.promise;
      await (fails ? route.fulfill({ status: 503 }) : route.continue());
    });
    const sendAndLeave = async () => {
      answer = Promise.withResolvers();
      await form.send.click();
      await goTo("/fr/services/");
      await page.getByRole("heading", { level: 1 }).waitFor();
    };
    await form.fill(away);
    await sendAndLeave();
    await goTo("/fr/contact/");
    await form.untilHydrated();
    expect(await form.written()).toEqual(away);
    expect(await form.message.isEditable()).toBe(false);
    answer.resolve();
    await form.thanks.waitFor();
    expect(await received(away.email)).toHaveLength(1);

    await form.thanks.getByRole("button").click();
    const later = newMessage();
    await form.fill(later);
    for (fails of [true, false]) {
      const answered = page.waitForResponse("**/api/contact");
      await sendAndLeave();
      answer.resolve();
      await answered;
      await goTo("/fr/contact/");
      await (fails ? form.note : form.thanks).waitFor();
      if (fails) expect(await form.written()).toEqual(later);
    }
    expect(await received(later.email)).toHaveLength(1);
  });
});

/**
 * Runs in the browser: the visitor turns to the form, and the words of thanks that stand beside it until its script has taken
 * it over are gone.
 */
function followForm(): void {
  const look = () => {
    const form = document.querySelector("form[method=post]");
    form?.querySelector("button")?.dispatchEvent(new Event("pointerover", { bubbles: true }));
    if (form?.parentElement?.querySelector("[role=status]") !== null) requestAnimationFrame(look);
    else Object(window).tellRestored();
  };
  addEventListener("pageshow", look);
}
