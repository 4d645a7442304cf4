import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { placeholdersOf } from "#engine/i18n/messages.ts";
import { proofreadText } from "#engine/proofreading/proofread.ts";
import site from "../site.config.ts";
import { messageKeys } from "./message-keys.ts";
import type { MessageTexts } from "./messages.ts";

const { words } = site.messages;
/** The slogan, and what people say in every language. */
const otherWords = "Propulse votre business cookie cookies Feed".replaceAll(" ", "\n");

describe.each(Object.entries(words) as [keyof typeof words, MessageTexts][])("the words in %s", (locale, texts) => {
  test("have the values of their keys", () => {
    const values = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, placeholdersOf(text)]));
    const asked = Object.entries(messageKeys).map(([key, names]) => [key, [...names].sort()]);
    expect(values).toEqual(Object.fromEntries(asked));
  });

  test("are spelled and set right", () => {
    const file = stringify(texts, { lineWidth: 0 });
    expect(proofreadText([locale], `messages/${locale}.yaml`, file, otherWords)).toEqual([]);
  });
});
