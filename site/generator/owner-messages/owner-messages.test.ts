import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { ownerLanguages } from "../../../contract/owner-facts.ts";
import { filledText } from "./filled-text.ts";
import { languageAskedIn } from "./owner-language.ts";
import { problemTexts } from "./problem-details.ts";
import { reportLines } from "./report-lines.ts";

const problems = Object.entries(problemTexts).map(([id, texts]) => ({ id, texts }));
const lines = Object.entries(reportLines).map(([id, { fr, en, pt }]) => ({
  id,
  texts: { fr: [fr], en: [en], pt: [pt] },
}));
const all: readonly { readonly id: string; readonly texts: Readonly<Record<string, readonly string[]>> }[] = [
  ...problems,
  ...lines,
];

const placeholders = (texts: readonly string[] = []) =>
  [...texts.join(" ").matchAll(/\{(\w+)\}/g)].map(([whole]) => whole).sort();

describe("every message", () => {
  test("has the same placeholders in every language (D25)", () => {
    const different = all.filter(({ texts: { fr = [], en = [], pt = [] } }) =>
      [fr, pt].some((own) => String(placeholders(own)) !== String(placeholders(en))),
    );
    expect(different.map(({ id }) => id)).toEqual([]);
  });

  test("has what is to be copied at its very end, after a colon, so that nothing has to be cut off (D25)", () => {
    const wrong = all.flatMap(({ id, texts }) =>
      ownerLanguages
        .filter((language) => texts[language]?.some((text) => text.includes("{write}") && !text.endsWith(": {write}")))
        .map((language) => `${id} (${language})`),
    );
    expect(wrong).toEqual([]);
  });

  test("holds nothing to be copied that French typography would change: such things are filled in", () => {
    const french = all.flatMap(({ texts }) => texts.fr ?? []);
    expect(french.filter((text) => /[\p{L}\d]:(?!\/\/)/u.test(text))).toEqual([]);
  });

  test("is a whole sentence: it begins with a capital letter or a value and ends with a full stop or what is to be copied", () => {
    const wrong = problems.flatMap(({ id, texts }) =>
      Object.values(texts)
        .flat()
        .filter((text) => !/^[\p{Lu}«“{:\d].*(?:\.|\}|:)$/u.test(text))
        .map((text) => `${id}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });

  test("has French typography: no breakable space before : ; ? ! and inside « »", () => {
    const set = all.flatMap(({ texts }) => texts.fr?.map((text) => filledText(text, {}, "fr")) ?? []);
    expect(set.filter((text) => / [:;?!»]|«[^\u00a0]|[^\u00a0]»|[\p{L}»}][;?!]|'|\u202f/u.test(text))).toEqual([]);
    expect(set.join(" ")).toMatch(/«\u00a0\{name\}\u00a0»/);
  });

  test("is used", () => {
    const folders = ["../..", "../../../scripts/dev"].map((folder) => resolve(import.meta.dirname, folder));
    const code = folders
      .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)))
      .filter((file) => /(?<!test)\.tsx?$/.test(file) && !/owner-messages/.test(file))
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
    expect(all.map(({ id }) => id).filter((id) => !code.includes(`"${id}"`))).toEqual([]);
  });
});

describe("what is filled in", () => {
  test("stays as it is, for it is to be copied", () => {
    const write = `title: "L'été : où ?" {x}`;
    expect(filledText("Écrivez : {write}", { write }, "fr")).toBe(`Écrivez\u00a0: ${write}`);
  });

  test("is read in words where it is a language", () => {
    expect(ownerLanguages.map((language) => filledText("{locale}", { locale: "fr" }, language))).toEqual([
      "français",
      "francês",
      "French",
    ]);
  });

  test("is read in words where it is a date", () => {
    expect(ownerLanguages.map((language) => filledText("{day}", { day: "2027-01-03" }, language))).toEqual([
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
