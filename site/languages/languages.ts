/** The languages that the site knows, by their codes. Which of them are shown, `site.yaml` says. */
import type { HoursLanguage } from "#engine/hours/hours-in-words.ts";
import { forLocale, type Locale, type WrittenLanguage } from "#engine/i18n/language.ts";
import { english } from "./en/language.ts";
import { en, enPhrases } from "./en/words.ts";
import { french } from "./fr/language.ts";
import { fr, frPhrases, type Phrases } from "./fr/words.ts";
import type { MessageTexts } from "./messages.ts";
import { portuguese } from "./pt/language.ts";
import { pt, ptPhrases } from "./pt/words.ts";

export const languages: Readonly<Record<Locale, WrittenLanguage>> = { fr: french, en: english, pt: portuguese };

export const words: Readonly<Record<Locale, MessageTexts>> = { fr, en, pt };

const phrases: Readonly<Record<Locale, Phrases>> = { fr: frPhrases, en: enPhrases, pt: ptPhrases };

/** @throws {Error} for a language that the site does not know */
export function languageIn(locale: Locale): WrittenLanguage {
  return forLocale(languages, locale);
}

/** What hours are said with in a language. @throws {Error} for a language that the site does not know */
export function hoursWords(locale: Locale): HoursLanguage {
  return {
    language: languageIn(locale),
    phrases: { ...phrasesIn(locale).hours, and: forLocale(words, locale)["hours.and"] },
  };
}

/**
 * What the build writes in a language beside the words of the interface.
 *
 * @throws {Error} for a language that the site does not know
 */
export function phrasesIn(locale: Locale): Phrases {
  return forLocale(phrases, locale);
}
