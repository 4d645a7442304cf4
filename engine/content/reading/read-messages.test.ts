import { describe, expect, test } from "vitest";
import type { Locale } from "../../i18n/language.ts";
import type { SiteMessages } from "../../i18n/messages.ts";
import { inEachLocale, resolveTranslationSetup } from "../../i18n/translation-setup.ts";
import { languages } from "../../test-support/made-up-languages.ts";
import { messages } from "../../test-support/made-up-messages.ts";
import { readYaml } from "../source/yaml-source.ts";
import { readMessages } from "./read-messages.ts";

const { keys } = messages;
const words = { fr: messages.words.fr };
const english = { ...words.fr, "moved.link": "Open" };

/** Reads the messages of a site in English and French, which falls back on English. */
function read(
  site: Partial<SiteMessages>,
  files: Record<Locale, string> = {},
  missing: "error" | "fallback" = "error",
) {
  const setup = resolveTranslationSetup({ locales: ["en", "fr"] });
  const sources = inEachLocale(setup, (locale) => readYaml(`messages/${locale}.yaml`, files[locale] ?? ""));
  const found = readMessages({ keys, words, ...site }, { ...setup, pages: [], languages }, sources, missing);
  const brief = (list: typeof found.problems) =>
    list.map(({ file, id, values }) => [file, id, "name" in values ? values.name : undefined]);
  return { ...found, problems: brief(found.problems), notes: brief(found.notes) };
}

describe("the words of the interface", () => {
  const both = { words: { en: english, fr: words.fr } };

  test("are the site's, without any file", () => {
    const { messages, problems } = read(both);
    expect([messages.en?.["moved.link"], messages.fr?.["moved.link"], problems]).toEqual(["Open", "Ouvrir", []]);
  });

  test("are the owner's where a file says them otherwise, set as all texts are", () => {
    const { messages, problems } = read(both, { fr: "# En bref\nmoved.link: 'Ouvrir :'\n", en: "# nothing yet\n" });
    expect([messages.fr?.["moved.link"], messages.fr?.["moved.title"]]).toEqual(["Ouvrir\u00a0:", "Nouvelle adresse"]);
    expect([messages.en?.["moved.link"], problems]).toEqual(["Open", []]);
  });

  test("may be given by the owner's file alone", () => {
    const file = Object.entries(english).map(([key, text]) => `${key}: "${text}"\n`);
    expect(read({}, { en: file.join("") }).problems).toEqual([]);
  });

  test("are asked for once where a language has none", () => {
    expect(read({}).problems).toEqual([["messages/en.yaml", "messages-missing", undefined]]);
  });

  test("are asked for one by one where some lack, in each language or in the fallback alone (T3)", () => {
    const { "moved.link": _, ...most } = words.fr;
    const lacking = { words: { en: english, fr: most } };
    expect(read(lacking).problems).toEqual([["messages/fr.yaml", "key-missing", "moved.link"]]);
    const { messages, problems, notes } = read(lacking, {}, "fallback");
    expect([messages.fr?.["moved.link"], problems]).toEqual(["Open", []]);
    expect(notes).toEqual([["messages/fr.yaml", "message-shown-in-another", "moved.link"]]);
    expect(read({ words: { en: most, fr: words.fr } }, {}, "fallback").problems).toEqual([
      ["messages/en.yaml", "key-missing", "moved.link"],
    ]);
  });
});
