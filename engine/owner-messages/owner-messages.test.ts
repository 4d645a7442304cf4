import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { inOwnerLanguage } from "../i18n/owner-text.ts";
import { ownerLanguages } from "../manifest/owner-facts.ts";
import { languageAskedIn } from "./owner-language.ts";
import { problemTexts } from "./problem-details.ts";
import { reportLines } from "./report-lines.ts";

const all = Object.entries({ ...problemTexts, ...reportLines });

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([whole]) => whole).sort();

describe("every message", () => {
  test("has the same placeholders in every language (D25)", () => {
    const different = all.filter(([, { fr, en, pt }]) =>
      [fr, pt].some((own) => String(placeholders(own)) !== String(placeholders(en))),
    );
    expect(different.map(([id]) => id)).toEqual([]);
  });

  test("has what is to be copied at its very end, after a colon, so that nothing has to be cut off (D25)", () => {
    const wrong = all.flatMap(([id, texts]) =>
      ownerLanguages
        .filter((language) => texts[language].includes("{write}") && !texts[language].endsWith(": {write}"))
        .map((language) => `${id} (${language})`),
    );
    expect(wrong).toEqual([]);
  });

  test("holds nothing to be copied that French typography would change: such things are filled in", () => {
    expect(all.map(([, { fr }]) => fr).filter((text) => /[\p{L}\d]:(?!\/\/)/u.test(text))).toEqual([]);
  });

  test("of a problem is what is wrong and what to do, each from a capital letter or a value to a full stop or what is to be copied", () => {
    const wrong = Object.entries(problemTexts).flatMap(([id, texts]) =>
      Object.values(texts)
        .filter((text) => {
          const sentences = text.split(" → ");
          return sentences.length !== 2 || !sentences.every((one) => /^[\p{Lu}«“{:\d].*(?:\.|\}|:)$/u.test(one));
        })
        .map((text) => `${id}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });

  test("has French typography: no breakable space before : ; ? ! and inside « »", () => {
    const set = all.map(([, text]) => inOwnerLanguage(text, "fr"));
    expect(set.filter((text) => / [:;?!»]|«[^\u00a0]|[^\u00a0]»|[\p{L}»}][;?!]|'|\u202f/u.test(text))).toEqual([]);
    expect(set.join(" ")).toMatch(/«\u00a0\{name\}\u00a0»/);
  });

  test("is used", () => {
    const folders = ["..", "../../publish", "../../scripts/dev"].map((folder) => resolve(import.meta.dirname, folder));
    const code = folders
      .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)))
      .filter((file) => /(?<!test)\.tsx?$/.test(file) && !/owner-messages/.test(file))
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
    expect(all.map(([id]) => id).filter((id) => !code.includes(`"${id}"`))).toEqual([]);
  });
});

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
