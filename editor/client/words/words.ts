import { createContext, use } from "react";
import { typeset } from "../../../site/i18n/typography.ts";
import type { InLanguages, Language } from "../../contract/values.ts";
import { articleWords } from "./article-words.ts";
import { fileWords } from "./file-words.ts";
import { frameWords } from "./frame-words.ts";
import { inboxWords } from "./inbox-words.ts";
import { mediaWords } from "./media-words.ts";
import { textWords } from "./text-words.ts";

const words = { ...frameWords, ...articleWords, ...fileWords, ...textWords, ...mediaWords, ...inboxWords };

/** The name of a text of the interface. */
export type WordId = keyof typeof words;

type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;
type Given<Id extends WordId> = Readonly<Record<Placeholders<(typeof words)[Id]["fr"]>, string | number>>;
type Rest<Id extends WordId> = keyof Given<Id> extends never ? [] : [given: Given<Id>];

/** Says a text of the interface in the owner's language. */
export type Say = <Id extends WordId>(id: Id, ...rest: Rest<Id>) => string;

/** The interface in one language, with its typography. What is filled in stays as it is. */
export function sayIn(language: Language): Say {
  return (id, ...[given]) => {
    const text = typeset((words[id] as InLanguages)[language], language).replaceAll("\u2060", "");
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String((given as Values | undefined)?.[name] ?? whole));
  };
}

type Values = Readonly<Record<string, string | number>>;

/** The owner's language. */
export const OwnerLanguage = createContext<Language>("fr");

/** The interface in the owner's language. */
export function useSay(): Say {
  return sayIn(use(OwnerLanguage));
}

/** The name of a language, in the owner's: "français". */
export function useLanguageName(): (language: string) => string {
  const names = new Intl.DisplayNames([use(OwnerLanguage)], { type: "language" });
  return (language) => names.of(language) ?? language;
}

/** A moment as the owner reads it. */
export function useMoment(): (iso: string) => string {
  const format = new Intl.DateTimeFormat(use(OwnerLanguage), { dateStyle: "long", timeStyle: "short" });
  return (iso) => format.format(new Date(iso));
}

/** A day such as "2026-11-03" as the owner reads it. */
export function useDay(): (day: string) => string {
  const format = new Intl.DateTimeFormat(use(OwnerLanguage), { dateStyle: "medium", timeZone: "UTC" });
  return (day) => (/^\d{4}-\d\d-\d\d$/.test(day) ? format.format(new Date(`${day}T00:00:00Z`)) : day);
}

/** A size in bytes as the owner reads it. */
export function useSize(): (bytes: number) => string {
  const language = use(OwnerLanguage);
  return (bytes) => {
    const [value, unit] = bytes < 1e6 ? [bytes / 1e3, "kilobyte"] : [bytes / 1e6, "megabyte"];
    return new Intl.NumberFormat(language, { style: "unit", unit, maximumFractionDigits: value < 10 ? 1 : 0 }).format(
      value,
    );
  };
}
