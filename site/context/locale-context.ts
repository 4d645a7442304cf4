import { isElsewhere } from "#engine/hours/is-elsewhere.ts";
import { type Language, type Locale, languageOf } from "#engine/i18n/language.ts";
import type { PageContext as Page } from "#engine/pages/data/page-data.ts";
import * as engine from "#engine/views/locale-data.ts";
import { requiredContext } from "#engine/views/required-context.ts";
import { type LocaleData, phoneFor, type ShownPhone } from "../facts/site-facts.ts";
import type { MessageTable } from "../languages/messages.ts";

/** The data that all pages of the active locale share. */
export const useLocaleData = engine.useLocaleData<LocaleData>;

/**
 * Gives the function that reads the messages of the active locale.
 *
 * @example const text = useMessage(); text("pagination.page", { page: 2 }) // "Page 2"
 */
export const useMessage = engine.useMessage<MessageTable>;

export function useLocale(): Locale {
  return useLocaleData().locale;
}

/** The active language: how it is named, and how it writes dates and numbers. */
export function useLanguage(): Language {
  return useLanguageOf(useLocale());
}

export function useLanguageOf(locale: Locale): Language {
  return languageOf(useLocaleData().translation, locale);
}

/** The page that is shown: its id, path, languages and content. */
export const [PageProvider, usePage] = requiredContext<Page>("page");

/**
 * The number to call: that of the active language; for visitors in neither country, once the time is known, that of the line
 * for residents abroad.
 */
export function usePhone(now: Date | undefined): ShownPhone | undefined {
  const { locale, site } = useLocaleData();
  return useIsAbroad(now) ? site.residents.phone : phoneFor(site.phones, locale);
}

/** Whether the visitor is in neither country; false until the time is known. */
export function useIsAbroad(now: Date | undefined): boolean {
  const { zones } = useLocaleData().site.residents;
  return now !== undefined && isElsewhere(zones, now);
}
