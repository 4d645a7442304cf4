import type { Locale } from "#engine/i18n/languages.ts";
import { enPhrases } from "./en.ts";
import { frPhrases } from "./fr.ts";
import type { Phrases } from "./phrases.ts";
import { ptPhrases } from "./pt.ts";

/** The phrases of each language that the site knows. */
export const phrases: Readonly<Record<Locale, Phrases>> = { fr: frPhrases, en: enPhrases, pt: ptPhrases };
