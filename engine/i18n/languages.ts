import { en, enWriting } from "#engine/i18n/languages/en.ts";
import { fr, frWriting } from "#engine/i18n/languages/fr.ts";
import { pt, ptWriting } from "#engine/i18n/languages/pt.ts";
import type { Language, Writing } from "./language.ts";

const known = { fr, en, pt };

/** A language that the program knows, by the code that stands in addresses, file names and `site.yaml`. */
export type Locale = keyof typeof known;

/** Every language that the program knows. */
export const languages: Readonly<Record<Locale, Language>> = known;

/** The same languages for the generator alone. */
export const writings: Readonly<Record<Locale, Writing>> = { fr: frWriting, en: enWriting, pt: ptWriting };
