import { expect, test } from "vitest";
import { readable } from "../../built/queries.ts";
import { axeViolations } from "../../support/page-checks/axe-violations.ts";
import { contactForm } from "../../support/pages/contact-form.ts";
import { contactVisitors, focused, newMessage } from "../../support/pages/contact-visitors.ts";
import { openHydrated } from "../../support/pages/open-hydrated.ts";
import { testSite } from "../../support/setup/test-content.ts";
import { contactWords } from "./contact-words.ts";

const { newVisitor, received } = contactVisitors();
const { staff } = await testSite();

test("[L10] a message arrives; thanks take the form's place and the focus, and another can be written (D12)", async () => {
  const { page, errors } = await newVisitor();
  const message = newMessage();
  await openHydrated(page, "/fr/contact/");
  const form = contactForm(page);
  await form.fill(message);
  await form.send.click();
  await form.thanks.waitFor();
  expect(readable(await form.thanks.innerText())).toContain(contactWords.fr.thanks);
  expect(await focused(page)).toBe("_form");
  expect(await form.name.count()).toBe(0);
  expect(await received(message.email)).toMatchObject([{ ...message, locale: "fr", state: "queued" }]);
  expect(await page.evaluate(() => sessionStorage.getItem("contact-draft"))).toBeNull();
  await page.getByRole("button", { name: contactWords.fr.another }).click();
  await expect.poll(() => focused(page)).toBe("_contact-name");
  expect(await form.written()).toEqual({ name: "", email: "", message: "" });
  expect(errors).toEqual([]);
});

test("[L10] an error is linked from the summary, and goes as it is fixed (D12)", async () => {
  const { page, errors } = await newVisitor({ bypassCSP: true, reducedMotion: "reduce" });
  await openHydrated(page, "/en/contact/");
  const form = contactForm(page);
  const title = await page.title();
  await form.send.click();
  await form.note.waitFor();
  expect(await focused(page)).toBe("alert");
  expect(readable(await page.title())).toContain(contactWords.en.mark);
  expect(await axeViolations(page)).toEqual([]);
  await form.note.getByRole("link").nth(2).click();
  await expect.poll(() => focused(page)).toBe("_contact-message");
  const label = await page.locator("label[for=_contact-message]").boundingBox();
  expect(label?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.type("abc");
  await expect.poll(async () => readable(await form.note.innerText())).toContain(contactWords.en.wrong[2]);
  // A new error waits for the next attempt: nobody is corrected in the midst of a word.
  for (const email of ["ana@example.org", "ana@"]) await form.email.fill(email);
  await form.name.fill("Ana");
  await expect.poll(() => form.name.getAttribute("aria-invalid")).toBeNull();
  expect(await form.email.getAttribute("aria-invalid")).toBeNull();
  await form.fill(newMessage());
  await expect.poll(() => form.note.count()).toBe(0);
  expect(await form.email.getAttribute("aria-invalid")).toBeNull();
  expect(await page.title()).toBe(title);
  expect(errors).toEqual([]);
});

test("[L10] while it is sent it says so; where too many came, when to try again, and whom to call (D12)", async () => {
  const { page } = await newVisitor();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/contact", async (route) => {
    await answered;
    await route.fulfill({ status: 429, headers: { "retry-after": "100" }, json: { error: "" } });
  });
  const message = newMessage();
  await openHydrated(page, "/pt/contact/");
  const form = contactForm(page);
  await form.fill(message);
  await form.send.click();
  await expect.poll(async () => readable(await form.send.innerText())).toBe(contactWords.pt.sending);
  expect(await form.send.getAttribute("aria-disabled")).toBe("true");
  answer();
  await form.note.waitFor();
  const note = readable(await form.note.innerText());
  expect(note).toContain("dentro de 2 minutos");
  expect(note).toContain(staff.portugal.phones[0]?.number);
  expect(await form.note.getByRole("button", { name: contactWords.pt.retry }).count()).toBe(1);
  expect(await form.written()).toEqual(message);
});
