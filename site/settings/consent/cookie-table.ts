import { COOKIE_LIFETIME_DAYS, STORAGE_NAME } from "#consent/core/configuration.ts";
import { forLocale, type Locale } from "#engine/i18n/language.ts";
import { typeset } from "#engine/i18n/typography.ts";
import type { BlockNode } from "#engine/pages/data/content-tree.ts";
import { languageIn, phrasesIn } from "../../languages/languages.ts";
import { isAlwaysOn, isOnAtOnce, offeredConsentServices } from "./consent-services.ts";
import type { AskingSettings, ConsentServiceSettings } from "./consent-settings.ts";
import { storageOf } from "./kept-cookies.ts";

/**
 * The table that replaces `::cookie-table`, generated from the consent configuration: of every service that may have
 * something to run, a row for each length of time. Texts are still to be read: one without another task may be theirs.
 */
export function cookieTable(site: AskingSettings, locale: Locale): BlockNode {
  const text = phrasesIn(locale).cookies;
  const inTexts = site.consent.services.flatMap(({ name, callback }) => (callback === undefined ? [name] : []));
  const choice = (service: ConsentServiceSettings) => {
    if (isAlwaysOn(service, site)) return text.required;
    return isOnAtOnce(service, site) ? text.optOut : text.optional;
  };
  const rows = offeredConsentServices(site, new Set(inTexts)).flatMap((service) => {
    const kept = storageOf(service, site, locale);
    const storage = kept.length > 0 ? kept : [{ what: text.nothing, duration: text.none }];
    return storage.map(({ what, duration }) => [forLocale(service.title, locale), what, duration, choice(service)]);
  });
  const cells = [[text.own, text.cookie(STORAGE_NAME), text.days(COOKIE_LIFETIME_DAYS), text.necessary], ...rows];
  return {
    type: "table",
    head: text.head.map((cell) => [typeset(cell, languageIn(locale))]),
    rows: cells.map((row) => row.map((cell) => [capitalized(typeset(cell, languageIn(locale)))])),
    columns: [],
  };
}

/** Each cell begins a sentence; in the consent dialog the same words are inside one. */
function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
