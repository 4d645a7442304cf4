import { forLocale, type Locale } from "#engine/i18n/language.ts";
import { enPhrases } from "./en/words.ts";
import { frPhrases, type Phrases } from "./fr/words.ts";
import { ptPhrases } from "./pt/words.ts";

const phrases: Readonly<Record<Locale, Phrases>> = { fr: frPhrases, en: enPhrases, pt: ptPhrases };

/**
 * What the build writes in a language beside the words of the interface.
 *
 * @throws {Error} for a language that the site does not know
 */
export function phrasesIn(locale: Locale): Phrases {
  return forLocale(phrases, locale);
}
