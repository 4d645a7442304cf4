/** What the pages of a locale share: messages of the interface and facts of the site. */
import type { Locale } from "../../i18n/language.ts";
import type { MessageTexts, SiteMessages } from "../../i18n/messages.ts";
import type { TranslationSetup } from "../../i18n/translation-setup.ts";
import type { Program, Routes } from "../paths/routes.ts";

/** What documents, feeds and programs say of every site. */
export interface SiteName {
  readonly brand: string;
  /** Origin of the site, without a trailing slash. */
  readonly url: string;
  readonly description: string;
}

/**
 * What all pages of a locale share: one file, named by its content hash, loaded once per locale. In files and
 * documents it is without the messages that travel with single pages (`own-messages.ts`).
 *
 * @typeParam Facts what the site's own pages show beside
 */
export interface LocaleData<Facts extends SiteName = SiteName> {
  readonly locale: Locale;
  /** How addresses are written, and the site's languages and pages, which browsers have from the program. */
  readonly translation: Routes;
  readonly messages: MessageTexts;
  /** Those of them that no page shows: only the build has them. */
  readonly unsent?: SiteMessages["unsent"];
  readonly site: Facts;
}

/**
 * The same as files and documents have it. What the other languages say comes with it: a page that cannot be loaded is
 * spoken of in its own language, also where nothing more can be loaded.
 */
export interface StoredLocaleData extends Omit<LocaleData, "translation"> {
  readonly translation: TranslationSetup;
  readonly others: readonly Pick<LocaleData, "locale" | "messages" | "site">[];
}

/** Stored data with what the program that reads it knows. */
export function withProgram({ others: _, ...data }: StoredLocaleData, { pages, languages }: Program): LocaleData {
  return { ...data, translation: { ...data.translation, pages, languages } };
}
