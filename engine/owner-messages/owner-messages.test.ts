import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { languageAskedIn } from "../command/run-command.mjs";
import { inOwnerLanguage } from "../i18n/owner-text.ts";
import { ownerLanguages } from "../manifest/owner-facts.ts";
import { problemTexts } from "./problem-details.ts";
import { reportLines } from "./report-lines.ts";
import { testOwnerTexts } from "./test-support/test-owner-texts.ts";

const folders = ["..", "../../scripts/dev", "../../scripts/start"].map((folder) =>
  resolve(import.meta.dirname, folder),
);
testOwnerTexts(problemTexts, reportLines, folders);

describe("what is filled in", () => {
  const inAll = (text: string) => ({ fr: text, en: text, pt: text });

  test("stays as it is, for it is to be copied", () => {
    const write = `title: "L'été : où ?" {x}`;
    expect(inOwnerLanguage(inAll("Écrivez : {write}"), "fr", { write })).toBe(`Écrivez\u00a0: ${write}`);
  });

  test("is read in words where it is a language", () => {
    expect(ownerLanguages.map((language) => inOwnerLanguage(inAll("{locale}"), language, { locale: "fr" }))).toEqual([
      "français",
      "francês",
      "French",
    ]);
  });

  test("is read in words where it is a date", () => {
    expect(ownerLanguages.map((language) => inOwnerLanguage(inAll("{day}"), language, { day: "2027-01-03" }))).toEqual([
      "3 janvier 2027",
      "3 de janeiro de 2027",
      "3 January 2027",
    ]);
  });
});

describe("the owner's language", () => {
  test.each<readonly [siteYaml: string, language: string]>([
    ["brand: A\n", "fr"],
    ["brand: A\nlanguage: pt\n", "pt"],
    ['language: "en" # for the owner\r\nbrand: A\r\n', "en"],
    ['brand: "not closed\nlanguage: en\n', "en"],
    ["language: de\n", "fr"],
    ["legal:\n  language: en\n", "fr"],
    ["# language: en\n", "fr"],
  ])("of %j is %s (D25)", (siteYaml, language) => {
    expect(languageAskedIn(siteYaml)).toBe(language);
  });
});
