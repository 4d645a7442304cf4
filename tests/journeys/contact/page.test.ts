import { expect, test } from "vitest";
import { answeredConsent } from "../../support/pages/answered-consent.ts";
import { contactForm } from "../../support/pages/contact-form.ts";
import { openHydrated } from "../../support/pages/open-hydrated.ts";
import { type Visitor, visitors } from "../../support/setup/browser.ts";
import { testSite } from "../../support/setup/test-content.ts";

const visit = visitors();
const { staff } = await testSite();
const message = { name: "Ana Lopes", email: "ana@example.org", message: "Bonjour, je vous écris\nen deux lignes." };

// The words in each language: ../../../site/components/contact-form/form-words.test.ts.
test("[L10] a message that cannot be taken is reported as not sent, with the number to call, and stays as typed (D12)", async () => {
  const path = "/pt/contact/";
  const { phones } = staff.portugal;
  const { page: unlucky } = await unluckyVisit();
  await openHydrated(unlucky, path);
  const form = contactForm(unlucky);
  await form.fill(message);
  await form.send.click();
  await form.note.waitFor();
  const digits = (await form.note.innerText()).replace(/\D/g, "");
  expect(digits).toContain(String(phones[0]?.url).slice(-9));
  expect(await form.note.evaluate((note) => note.contains(document.activeElement))).toBe(true);
  expect(await form.written()).toEqual(message);
  expect(new URL(unlucky.url()).pathname).toBe(path);
});

/** A visitor whose messages the server cannot take at the moment. */
async function unluckyVisit(): Promise<Visitor> {
  const visitor = await visit(answeredConsent());
  await visitor.page.route("**/api/contact", (route) => route.fulfill({ status: 503, json: { error: "unavailable" } }));
  return visitor;
}
