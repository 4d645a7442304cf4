/**
 * A language, as the engine takes it. Which ones a site may have, the site says (`defineSite`); which of them it has, its
 * `site.yaml` does.
 */
import type { OwnerLanguage } from "../manifest/owner-facts.ts";

/** The code of a language, as it stands in addresses, file names and `site.yaml`. */
export type Locale = string;

/**
 * How a language is written: what texts are set by.
 * Patterns are alternatives of a regular expression, for texts as the owner types them.
 */
export interface Writing {
  /** As `lang` attributes and `Intl` take it (BCP 47), with the country where voices differ. */
  readonly tag: string;
  readonly dates: {
    /** The twelve names, with a space between them. */
    readonly months: string;
    /** What stands before the month and the year: "12 de outubro de 2026". */
    readonly of?: string;
    /** The first of a month, where it is not "1". */
    readonly first?: string;
    /** What follows the number of a day: "12. Oktober 2026". */
    readonly ordinal?: string;
  };
  readonly typography: {
    readonly quotes: readonly [open: string, close: string];
    /** Whether ; ? ! : « » have a space that does not break, and "9h30" is set "9 h 30". */
    readonly frenchSpaces: boolean;
    /** Pattern of what a number counts, beside the symbols of units. */
    readonly counted: string;
    /** Pattern of the short titles before a name. */
    readonly titles: string;
    /** What is easily typed wrong, in the order in which it is set right. */
    readonly slips?: readonly Slip[];
  };
  /** How words are joined, beside compounds with hyphens: what no dictionary has. */
  readonly joins?: {
    /** What an apostrophe joins to the beginning of a word: "l'", "qu'". */
    readonly before?: RegExp;
    /** What is joined to its end: "'s". */
    readonly after?: RegExp;
    readonly pronouns?: VerbPronouns;
  };
}

/** A slip of typography whose fix is certain wherever it stands in a text. */
export interface Slip {
  readonly pattern: RegExp;
  /** Replaces the text that the pattern finds; `$&` and `$1` stand for what it has found. */
  readonly right: string;
  /** The same, where that begins with a capital. */
  readonly capital?: string;
}

/** How verbs and pronouns are joined with hyphens. */
export interface VerbPronouns {
  /** Finds the groups `stem` and `pronoun`, and `ending` where the pronoun stands inside the verb. */
  readonly pattern: RegExp;
  /** Endings that a verb drops before certain pronouns ("" for none); its last letter may then take an accent. */
  readonly lost: readonly (readonly [pronoun: RegExp, letters: readonly string[]])[];
}

/** What the owner is told of a word: `{words}` and `{write}` are filled in. */
export interface WordNote {
  /** A name of the site's for it. */
  readonly name: string;
  readonly text: Readonly<Record<OwnerLanguage, string>>;
}

/** How a country that texts are not for writes their language. */
export interface WordsElsewhere {
  readonly dictionary: string;
  /** Its spellings, each with that of the texts. */
  readonly letters: readonly (readonly [theirs: string, ours: string])[];
  /** What is said of a word whose only difference is in `letters`. */
  readonly spelling: WordNote;
  /** What is said of a word that only its dictionary has: it may be right here too. */
  readonly unknown: WordNote;
  /** Words that the language's own dictionary has too: patterns, each with what to write. */
  readonly usage: readonly (WordNote & { readonly words: readonly (readonly [pattern: string, write: string])[] })[];
}

/** What browsers need of a language. */
export interface Language extends Pick<Writing, "tag" | "dates"> {
  /** Open Graph's name of it. */
  readonly openGraph: string;
  /** Its name in itself. */
  readonly name: string;
  /** Between hours and minutes, and between the beginning and the end of a time. */
  readonly times: { readonly separator: string; readonly dash: string };
  /** Between groups of three digits, and how many digits a number has at least that is grouped. */
  readonly numbers: { readonly separator: string; readonly fewest: number };
}

/** A language of a site, and how it is written. */
export interface WrittenLanguage extends Language, Writing {
  /** Without it, the words of texts are not proofread. */
  readonly spelling?: {
    /** The dictionary: a file of a package that cspell has for the language. */
    readonly dictionary: string;
    /** What is easily written wrong on a keyboard. */
    readonly slips: readonly (readonly [slip: RegExp, right: string])[];
    /** Whether words that two other languages have too come mostly from this one. */
    readonly isLender?: boolean;
    /** Words of another country that has the language: they are told apart. */
    readonly elsewhere?: WordsElsewhere;
  };
  /** Marks of a preview, before the title of an article that is not public. */
  readonly notPublic: { readonly draft: string; readonly from: string; readonly until: string };
}

/** The languages of something by their codes. */
export interface Languages<One = Language> {
  readonly languages: Readonly<Record<Locale, One>>;
}

/**
 * What there is for a language.
 *
 * @throws {Error} if there is nothing for it
 * @example forLocale(messages, "fr")
 */
export function forLocale<T>(things: Readonly<Record<Locale, T>>, locale: Locale): T {
  const found = things[locale];
  if (found !== undefined) return found;
  throw new Error(`Unknown language "${locale}". Known here: ${Object.keys(things).join(", ")}.`);
}

/**
 * The language of a code.
 *
 * @throws {Error} if the site does not know it
 */
export function languageOf<One>({ languages }: Languages<One>, locale: Locale): One {
  return forLocale(languages, locale);
}

/** Whether a value from outside is the code of a language that the site knows, be it published or not. */
export function isLocale({ languages }: Languages, value: unknown): value is Locale {
  return typeof value === "string" && Object.hasOwn(languages, value);
}

/** The languages without what only the generator needs: plain data for browsers. */
export function shownLanguages({ languages }: Languages): Languages["languages"] {
  return Object.fromEntries(
    Object.entries(languages).map(([locale, { tag, openGraph, name, times, dates, numbers }]) => [
      locale,
      { tag, openGraph, name, times, dates, numbers },
    ]),
  );
}
