import { expect, test } from "vitest";
import { wrap } from "../../support/browser/other-programs.ts";
import { contactForm } from "../../support/pages/contact-form.ts";
import { newMessage } from "../../support/pages/contact-visitors.ts";
import { siteVisitors } from "../../support/pages/site-visit.ts";

const visitor = siteVisitors();

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
