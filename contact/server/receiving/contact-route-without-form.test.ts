import { afterAll, expect, test } from "vitest";
import type { ContactTextsByLocale } from "../../message/contact-answer-texts.ts";
import { contactApp, formOf, GOOD_FIELDS, HTML, postContact } from "../test-support/contact-app.ts";
import { fixtureTexts } from "../test-support/fixture-build.ts";

const withoutForm = Object.fromEntries(
  Object.entries(fixtureTexts).map(([locale, texts]) => [
    locale,
    { ...texts, refusals: { ...texts?.refusals, 404: `${locale} no form` } },
  ]),
) as ContactTextsByLocale;
const { app, outbox } = contactApp({}, { contactTexts: withoutForm });
afterAll(() => app.close());

test("a site without a form takes no message, and says so in the visitor's language", async () => {
  const program = await postContact(app, { ...GOOD_FIELDS, locale: "pt" });
  expect([program.statusCode, program.json()]).toEqual([404, { error: "pt no form" }]);
  const page = await postContact(app, formOf({ ...GOOD_FIELDS, locale: "en" }), HTML);
  expect(page.statusCode).toBe(404);
  expect(page.body).toContain('<html lang="en">');
  expect(page.body).toContain("en no form");
  expect(page.body).toContain("en text kept");
  expect(page.body).toContain('<a href="/en/contact/">Back</a>');
  expect(await outbox.list()).toEqual([]);
});

test("what no form would send is refused as it is everywhere", async () => {
  expect((await postContact(app, "<a/>", { "content-type": "text/xml" })).statusCode).toBe(415);
  expect((await postContact(app, GOOD_FIELDS, { origin: "https://evil.example" })).statusCode).toBe(403);
});
