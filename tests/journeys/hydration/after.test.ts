import { expect, test } from "vitest";
import { translate, wrap } from "../../support/browser/other-programs.ts";
import { contactForm } from "../../support/pages/contact-form.ts";
import { newMessage } from "../../support/pages/contact-visitors.ts";
import { openHydrated } from "../../support/pages/open-hydrated.ts";
import { siteVisitors } from "../../support/pages/site-visit.ts";
import { visitors } from "../../support/setup/browser.ts";

const visitor = siteVisitors();
const undecided = visitors();

test("[R19] [C12] on a translated page another language leaves no text of the one before, nor does the banner that waits for an answer", async () => {
  const { page, errors } = await undecided();
  // From English to French nothing that React moves is in the way: it changes texts where they are.
  await openHydrated(page, "/en/contact/");
  const banner = page.locator("[data-consent=banner]");
  await banner.waitFor();
  const texts = () =>
    Promise.all(
      ["header", "main", "footer", "[data-consent=banner]"].map((part) => page.locator(part).first().innerText()),
    );
  const first = await texts();
  await page.evaluate(translate);
  await page.locator("header a[hreflang=fr]").click();
  await page.waitForURL("**/fr/contact/");
  await page.waitForFunction(() => document.documentElement.lang === "fr");
  const then = await texts();
  for (const [index, text] of then.entries()) expect(text).not.toBe(first[index]);
  await page.reload();
  await banner.waitFor();
  await expect.poll(texts).toEqual(then);
  expect(errors).toEqual([]);
});

test("[L10] where an extension has put elements around those of the page the form says what is wrong with a field, and is sent; the next page is shown whole (D12)", async () => {
  const { page, open, link, shows, requests } = await visitor();
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
  await form.thanks.getByRole("button").click();
  await form.send.waitFor();
  await page.evaluate(wrap, "main > *, main form, header > *");
  await link("/fr/services/").click();
  await shows("/fr/services/");
  await page.evaluate(wrap, "header, main > *");
  await page.locator("header a[hreflang=en]").click();
  await shows("/en/services/");
  expect(await page.locator("header, main, footer").count()).toBe(3);
  expect(await page.locator("#_app > div:has(*)").count()).toBe(0);
  expect(requests.documents()).toEqual(["/fr/contact/"]);
});
