import { expect, test } from "vitest";
import type { Locale } from "#engine/i18n/language.ts";
import { localeData } from "../../test-support/render-in-locale.tsx";
import { formWords } from "./form-words.ts";

const words = (locale: Locale) => formWords(localeData(locale));

test("errors say the limits as the language writes numbers, without a text for errors that cannot be", () => {
  expect(words("en").errors.message.tooShort).toBe("contact.message-tooShort 10");
  expect(words("en").errors.name).not.toHaveProperty("tooShort");
  const tooLong = (locale: Locale) => words(locale).errors.message.tooLong;
  expect([tooLong("fr"), tooLong("en"), tooLong("pt")]).toEqual([
    "contact.message-tooLong 5\u202f000",
    "contact.message-tooLong 5,000",
    "contact.message-tooLong 5000",
  ]);
});

test("the phone number is that of the language's country; a failing server and an unreachable one have their own texts", () => {
  const { unavailable, unreachable, tooMany } = words("pt");
  expect([unavailable, unreachable, tooMany]).toEqual([
    "contact.not-sent 351",
    "contact.unreachable 351",
    "contact.too-many {wait} 351",
  ]);
});
