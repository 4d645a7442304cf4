import { expect, test } from "vitest";
import { stringify } from "yaml";
import { formatProblem } from "#engine/content/source/problem.ts";
import { placeholdersOf } from "#engine/i18n/messages.ts";
import { proofreadText } from "#engine/proofreading/proofread.ts";
import site from "../site.config.ts";
import { es, esPhrases } from "../test-support/spanish-words.ts";
import { languages, phrasesIn, words } from "./languages.ts";
import { messageKeys } from "./message-keys.ts";

/** The slogan, and right words that no dictionary has. */
const otherWords = "Propulse votre business cookie cookies Feed".replaceAll(" ", "\n");

// Spanish is added in a long test: here it is told at once that a value is missing.
test.each(Object.entries({ ...words, es }))("the words in %s have the values of their keys", (_locale, texts) => {
  const values = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, placeholdersOf(text).sort()]));
  const asked = Object.entries(messageKeys).map(([key, names]) => [key, [...names].sort()]);
  expect(values).toEqual(Object.fromEntries(asked));
});

// Those of consent too, which the site has by default.
test.each(Object.entries(site.messages.words))("the words in %s are spelled and set right", (locale, texts) => {
  const text = stringify(texts, { lineWidth: 0 });
  const read = {
    site: { locales: [locale], languages },
    file: `messages/${locale}.yaml`,
    text,
    ownerWords: otherWords,
  };
  const found = proofreadText(read).map((problem) => formatProblem(problem, "en"));
  expect(
    found,
    "in words.ts; a right word that the dictionary lacks goes into otherWords of this test, not into words.txt",
  ).toEqual([]);
});

test.each([...Object.keys(languages).map((code) => [code, phrasesIn(code)] as const), ["es", esPhrases] as const])(
  "%s has a flag",
  (_locale, { flag }) => {
    expect(flag.length).toBeGreaterThan(0);
  },
);
