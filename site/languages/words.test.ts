import { expect, test } from "vitest";
import { stringify } from "yaml";
import { placeholdersOf } from "#engine/i18n/messages.ts";
import { isLocale } from "#engine/i18n/translation-setup.ts";
import { proofreadText } from "#engine/proofreading/proofread.ts";
import site from "../site.config.ts";
import { es, esPhrases } from "../test-support/spanish-words.ts";
import { phrases } from "./languages.ts";
import { messageKeys } from "./message-keys.ts";

const { words } = site.messages;
/** The slogan, and what people say in every language. */
const otherWords = "Propulse votre business cookie cookies Feed".replaceAll(" ", "\n");

// Spanish is added in a long test: here it is told at once that a value is missing.
test.each(Object.entries({ ...words, es }))("the words in %s have the values of their keys", (_locale, texts) => {
  const values = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, placeholdersOf(text)]));
  const asked = Object.entries(messageKeys).map(([key, names]) => [key, [...names].sort()]);
  expect(values).toEqual(Object.fromEntries(asked));
});

test.each(Object.keys(words).filter(isLocale))("the words in %s are spelled and set right", (locale) => {
  const file = stringify(words[locale], { lineWidth: 0 });
  expect(proofreadText([locale], `messages/${locale}.yaml`, file, otherWords)).toEqual([]);
});

test.each(Object.entries({ ...phrases, es: esPhrases }))("%s has a flag", (_locale, { flag }) => {
  expect(flag.length).toBeGreaterThan(0);
});
