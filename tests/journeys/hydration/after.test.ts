import { describe, expect, test } from "vitest";
import { translate, wrap } from "../../support/browser/other-programs.ts";
import { contactForm } from "../../support/pages/contact-form.ts";
import { newMessage } from "../../support/pages/contact-visitors.ts";
import { openHydrated } from "../../support/pages/open-hydrated.ts";
import { siteVisitors } from "../../support/pages/site-visit.ts";
import { visitors } from "../../support/setup/browser.ts";

const visitor = siteVisitors();
const undecided = visitors();

test("[R19] on a translated page another language leaves no text of the one before", async () => {
  const translated = await visitor();
  await translated.open("/fr/services/");
  await translated.page.evaluate(translate);
  await translated.page.locator("header a[hreflang=en]").click();
  await translated.shows("/en/services/");
  const opened = await visitor();
  await opened.open("/en/services/");
  for (const part of ["header", "main", "footer"]) {
    expect(await translated.page.locator(part).first().innerText()).toBe(
      await opened.page.locator(part).first().innerText(),
    );
  }
  expect(translated.errors).toEqual([]);
});

test("[C12] nor does the banner that waits for an answer", async () => {
  const { page, errors } = await undecided();
  await openHydrated(page, "/fr/services/");
  const banner = page.locator("[data-consent=banner]");
  const first = await banner.innerText();
  await page.evaluate(translate);
  await page.locator("header a[hreflang=en]").click();
  await page.waitForURL("**/en/services/");
  const then = await banner.innerText();
  expect(then).not.toBe(first);
  await page.reload();
  await expect.poll(() => banner.innerText()).toBe(then);
  expect(errors).toEqual([]);
});

describe("where an extension has put elements around those of the page", () => {
  test("the next page is shown whole", async () => {
    const visit = await visitor();
    await visit.open("/fr/contact/");
    await visit.page.evaluate(wrap, "main > *, main form, header > *");
    await visit.link("/fr/services/").click();
    await visit.shows("/fr/services/");
    await visit.page.evaluate(wrap, "header, main > *");
    await visit.page.locator("header a[hreflang=en]").click();
    await visit.shows("/en/services/");
    expect(await visit.page.locator("header, main, footer").count()).toBe(3);
    expect(await visit.page.locator("#_app > div:has(*)").count()).toBe(0);
    expect(visit.requests.documents()).toEqual(["/fr/contact/"]);
  });

  test("[L10] the form says what is wrong with a field, and is sent (D12)", async () => {
    const { page, open } = await visitor();
    await open("/fr/contact/");
    const form = contactForm(page);
    const message = newMessage();
    await form.fill({ ...message, email: "" });
    await page.evaluate(wrap, "form [name]");
    await form.send.click();
    const description = await form.email.getAttribute("aria-describedby");
    expect(await page.locator(`#${description}`).isVisible()).toBe(true);
    // React cannot remove the note, and draws the page anew.
    await page.evaluate(wrap, "form [role=alert]");
    await form.email.fill(message.email);
    await form.note.waitFor({ state: "detached" });
    expect(await form.written()).toEqual(message);
    await form.send.click();
    await form.thanks.waitFor();
  });
});
