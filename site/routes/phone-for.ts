import type { Locale } from "../i18n/site-locales.ts";
import type { Phone } from "./page-data.ts";

/**
 * The number to call in a language: that of its country where there is one, else the first.
 *
 * @example phoneFor(site.phones, "en") // France's: the house has no office in an English-speaking country
 */
export function phoneFor(phones: readonly Phone[], locale: Locale): Phone | undefined {
  return phones.find(({ country }) => country === locale) ?? phones[0];
}
