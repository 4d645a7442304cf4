import { formatDate } from "../../i18n/format.ts";
import { languageName } from "../../i18n/language-name.ts";
import { languages } from "../../i18n/languages.ts";
import { typeset } from "../../i18n/typography.ts";
import type { OwnerLanguage } from "./owner-language.ts";

/**
 * What is wrong, and what to do, by the name of the problem and the owner's language. What the owner is to copy is never
 * in the table but filled in for `{write}`, at the end: so it is the same in every language.
 */
export type ProblemTexts = Readonly<
  Record<string, Readonly<Record<OwnerLanguage, readonly [message: string, fix: string]>>>
>;

/** A text in each of the owner's languages, with `{placeholders}`. */
export type OwnerText = Readonly<Record<OwnerLanguage, string>>;

/** The names of the `{placeholders}` of a text. */
export type PlaceholdersOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never;

/** What the owner reads in words: placeholders that hold a date such as "2026-11-01", the code of a language, a number. */
const IN_WORDS: Readonly<Record<string, (value: string, language: OwnerLanguage) => string>> = {
  day: formatDate,
  locale: languageName,
  ratio: decimal,
  least: decimal,
};

function decimal(value: string, language: OwnerLanguage): string {
  return Number(value).toLocaleString(languages[language].tag);
}

/**
 * A text with its typography, and its placeholders filled in. What is filled in stays as it is: it may be meant to be
 * copied. A terminal has one width of space and shows the sign that forbids a line break.
 */
export function filledText(text: string, values: Readonly<Record<string, string>>, language: OwnerLanguage): string {
  const set = typeset(text, language).replaceAll("\u202f", "\u00a0").replaceAll("\u2060", "");
  return set.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return IN_WORDS[name]?.(value, language) ?? value;
  });
}
