import type { OwnerLanguage } from "../manifest/owner-facts.ts";
import { formatDate } from "./format.ts";
import type { Writing } from "./language.ts";
import { languageName } from "./language-name.ts";
import { ownerWritings } from "./owner-languages/writings.ts";
import { typeset } from "./typography.ts";
import { daysInWords } from "./weekdays.ts";

/**
 * A text in each of the owner's languages, with `{placeholders}`. What the owner is to copy is never in the text but
 * filled in for `{write}`, at the end: so it is the same in every language.
 */
export type OwnerText = Readonly<Record<OwnerLanguage, string>>;

/** Texts by their name. */
export type OwnerTexts = Readonly<Record<string, OwnerText>>;

/** What the `{placeholders}` of a text stand for. */
export type ValuesOf<Text extends OwnerText> = Readonly<Record<PlaceholdersOf<Text["en"]>, string>>;

type PlaceholdersOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never;

/** Says one of some texts, given what its placeholders stand for. */
export type Say<Texts extends OwnerTexts, Said = string> = <Id extends keyof Texts & string>(
  id: Id,
  ...given: Given<Texts[Id]>
) => Said;

type Given<Text extends OwnerText> =
  PlaceholdersOf<Text["en"]> extends never
    ? []
    : [values: Readonly<Record<PlaceholdersOf<Text["en"]>, string | number>>];

/** The names of texts that nothing is filled into. */
export type PlainId<Texts extends OwnerTexts> = {
  [Id in keyof Texts]: Given<Texts[Id]> extends [] ? Id : never;
}[keyof Texts];

/** Gives what says the texts of a program in the owner's language. @param narrowSpace as of `inOwnerLanguage` */
export function sayIn<Texts extends OwnerTexts>(
  texts: Texts,
  language: OwnerLanguage,
  narrowSpace?: string,
): Say<Texts> {
  return (id, ...[values]) => inOwnerLanguage(texts[id] as OwnerText, language, values, narrowSpace);
}

/** Placeholders whose values the owner reads in words: a date such as "2026-11-01" or "2026-11-01T09:00", a weekday, the code of a language, a number. */
const IN_WORDS: Readonly<Record<string, (value: string, writing: Writing, language: OwnerLanguage) => string>> = {
  day: dayAndHour,
  weekday: daysInWords,
  locale: languageName,
  ratio: decimal,
  least: decimal,
};

/** How an hour follows a day. */
const HOURS: Readonly<Record<OwnerLanguage, (hour: number, minutes: string) => string>> = {
  fr: (hour, minutes) => ` à ${hour}\u00a0h${minutes === "00" ? "" : `\u00a0${minutes}`}`,
  en: (hour, minutes) => ` at ${hour}:${minutes}`,
  pt: (hour, minutes) => ` às ${hour}h${minutes === "00" ? "" : minutes}`,
};

/** @example dayAndHour("2026-12-01T09:00", french, "fr") // "1er décembre 2026 à 9 h" */
export function dayAndHour(value: string, writing: Writing, language: OwnerLanguage): string {
  const [, hour, minutes = ""] = /T(\d\d):(\d\d)$/.exec(value) ?? [];
  return formatDate(value, writing) + (hour === undefined ? "" : HOURS[language](Number(hour), minutes));
}

function decimal(value: string, { tag }: Writing): string {
  return Number(value).toLocaleString(tag);
}

/**
 * A text in the owner's language, with its typography and its placeholders filled in. Values stay as they are: they may
 * be meant to be copied.
 *
 * @param narrowSpace a terminal has one width of space; a browser shows U+202F
 */
export function inOwnerLanguage(
  text: OwnerText,
  language: OwnerLanguage,
  values: Readonly<Record<string, string | number>> = {},
  narrowSpace = "\u00a0",
): string {
  const writing = ownerWritings[language];
  const set = typeset(text[language], writing).replaceAll("\u202f", narrowSpace);
  return set.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return IN_WORDS[name]?.(String(value), writing, language) ?? String(value);
  });
}
