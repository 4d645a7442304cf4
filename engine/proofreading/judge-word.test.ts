import { expect, test } from "vitest";
import { ownerWritings } from "../i18n/owner-languages/writings.ts";
import { isWord } from "./judge-word.ts";

const dictionaries = {
  fr: ["acte", "aujourd'hui", "il", "Paris", "peut-être", "quel", "va", "école"],
  en: ["client", "they", "they're", "up", "to", "date"],
  pt: [
    "ajudaremos",
    "apagar",
    "de",
    "dirá",
    "envia",
    "fiz",
    "tratamos",
    "vamos",
    "água",
    "Lisboa",
    "nos",
    "pôr",
    "fazer",
  ],
} as const;

test.each([
  [
    "fr",
    "acte, Acte, ACTE, l'acte, L'acte, d'école, qu'école, aujourd'hui, Aujourd'hui, Paris, PARIS, va-t-il, TVA, l'IMT",
  ],
  ["en", "client, client's, they're, up-to-date, PDFs, SMEs"],
  [
    "pt",
    "tratamo-lo, apagá-los, fi-lo, pô-la, envia-se, envia-se-lhe, vamo-nos, dir-se-á, ajudar-vos-emos, d'água, LISBOA",
  ],
] as const)("in %s these are words: %s", (locale, words) => {
  const has = (form: string) => (dictionaries[locale] as readonly string[]).includes(form);
  expect(words.split(", ").filter((word) => !isWord(word, ownerWritings[locale], has))).toEqual([]);
});

test.each([
  ["fr", "paris, acttes, l'actes, acte-s-acteur, aujourdhui, SOCIETES"],
  ["en", "cliant, cliant's"],
  ["pt", "lisboa, tratava-lo, agua, envia-xe"],
] as const)("in %s these are no forms of a word: %s", (locale, words) => {
  const has = (form: string) => (dictionaries[locale] as readonly string[]).includes(form);
  expect(words.split(", ").filter((word) => isWord(word, ownerWritings[locale], has))).toEqual([]);
});
