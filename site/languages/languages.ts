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

interface SiteLanguage {
  readonly writing: WrittenLanguage;
  readonly words: MessageTexts;
  readonly phrases: Phrases;
}

const known: Readonly<Record<Locale, SiteLanguage>> = {
  fr: { writing: french, words: fr, phrases: frPhrases },
  en: { writing: english, words: en, phrases: enPhrases },
  pt: { writing: portuguese, words: pt, phrases: ptPhrases },
};

export const languages = ofEach("writing");

export const words = ofEach("words");

function ofEach<Part extends keyof SiteLanguage>(part: Part): Readonly<Record<Locale, SiteLanguage[Part]>> {
  return Object.fromEntries(Object.entries(known).map(([locale, language]) => [locale, language[part]]));
}

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
  return forLocale(known, locale).phrases;
}
