import { expect, test } from "vitest";
import type { MessageTexts } from "#engine/i18n/messages.ts";
import type { LocaleData } from "#engine/pages/data/locale-data.ts";
import { fieldTrouble, markedTitle, notSentTrouble, tooManyTrouble } from "./contact-trouble.ts";

const messages = {
  "contact.not-sent": "not sent, {phone}",
  "contact.unreachable": "unreachable, {phone}",
  "contact.too-many": "{wait}, {phone}",
  "contact.name-required": "name!",
  "contact.message-tooShort": "at least {least}",
  "contact.message-tooLong": "at most {most}",
  "contact.error-title": "Erreur\u00a0: {title}",
} as MessageTexts;
const phones = [
  { country: "fr", number: "01" },
  { country: "pt", number: "351" },
];
const data = (locale: string) => ({ locale, messages, site: { phones } }) as unknown as LocaleData;

test("each invalid field has its error text, with the limit formatted for the language", () => {
  expect(fieldTrouble(data("en"), { name: "required", message: "tooShort" })).toEqual({
    errors: { name: "name!", message: "at least 10" },
  });
  const tooLong = (locale: string) => fieldTrouble(data(locale), { message: "tooLong" }).errors.message;
  expect([tooLong("fr"), tooLong("en"), tooLong("pt")]).toEqual([
    "at most 5\u202f000",
    "at most 5,000",
    "at most 5000",
  ]);
});

test("the phone number is that of the language's country", () => {
  expect(notSentTrouble(data("pt"))).toEqual({ text: "not sent, 351", errors: {} });
});

test("an unreachable server and a failing one have different texts", () => {
  expect(notSentTrouble(data("pt"), "contact.unreachable").text).toBe("unreachable, 351");
});

test.each([
  ["fr", 61, "dans 2\u00a0minutes, 01"],
  ["en", 20, "in 1\u00a0minute, 01"],
  ["pt", 3600, "dentro de 1\u00a0hora, 351"],
])("in %s, %i seconds are written in words", (locale, seconds, text) => {
  expect(tooManyTrouble(data(locale), seconds).text).toBe(text);
});

test("a title gets the error mark once, and loses it completely", () => {
  const marked = markedTitle("Contact - Brand", messages, true);
  expect(marked).toBe("Erreur\u00a0: Contact - Brand");
  expect(markedTitle(marked, messages, true)).toBe(marked);
  expect(markedTitle(marked, messages, false)).toBe("Contact - Brand");
  expect(markedTitle("Contact - Brand", messages, false)).toBe("Contact - Brand");
});
