/** The languages that the site knows, by their codes. Which of them are shown, `site.yaml` says. */
import type { Locale, SiteLanguage } from "#engine/i18n/language.ts";
import { english } from "./en/language.ts";
import { en, enPhrases } from "./en/words.ts";
import { french } from "./fr/language.ts";
import { fr, frPhrases } from "./fr/words.ts";
import type { MessageTexts } from "./messages.ts";
import type { Phrases } from "./phrases.ts";
import { portuguese } from "./pt/language.ts";
import { pt, ptPhrases } from "./pt/words.ts";

export const languages: Readonly<Record<Locale, SiteLanguage>> = { fr: french, en: english, pt: portuguese };

/** The words of the interface. */
export const words: Readonly<Record<Locale, MessageTexts>> = { fr, en, pt };

export const phrases: Readonly<Record<Locale, Phrases>> = { fr: frPhrases, en: enPhrases, pt: ptPhrases };
