import { COOKIE_LIFETIME_DAYS, STORAGE_NAME } from "../../../consent/core/configuration.ts";
import { writings } from "../../../i18n/languages.ts";
import type { Locale } from "../../../i18n/site-locales.ts";
import { typeset } from "../../../i18n/typography.ts";
import type { BlockNode } from "../../../page-data/content-tree.ts";
import type { SiteConfiguration } from "../model/site-schema.ts";
import { type ConsentServiceSettings, isAlwaysOn, isOnAtOnce, offeredConsentServices } from "./consent-services.ts";

/**
 * What a service keeps on the visitor's device and how long, in words; undefined where it keeps nothing. An optional
 * service without cookies of this site, and one with scripts, may be another site's, which sets its own.
 */
export function storageOf(
  service: ConsentServiceSettings,
  locale: Locale,
): { what: string; duration: string } | undefined {
  const { begins, cookie, visitor, provider, providerDuration } = writings[locale].cookies;
  const names = service.cookies.map((pattern) =>
    pattern.startsWith("^") ? begins(pattern.slice(1)) : cookie(pattern),
  );
  if (names.length > 0) return { what: typeset(names.join(", "), locale), duration: typeset(visitor, locale) };
  return service.required === true && !service.scripts ? undefined : { what: provider, duration: providerDuration };
}

/**
 * The table that replaces `::cookie-table`, generated from the consent configuration: of every service that may have
 * something to run. Texts are still to be read: one without another task may be theirs.
 */
export function cookieTable(site: SiteConfiguration, locale: Locale): BlockNode {
  const text = writings[locale].cookies;
  const inTexts = site.consent.services.flatMap(({ name, callback }) => (callback === undefined ? [name] : []));
  const choice = (service: ConsentServiceSettings) => {
    if (isAlwaysOn(service, site)) return text.required;
    return isOnAtOnce(service, site) ? text.optOut : text.optional;
  };
  const rows = offeredConsentServices(site, new Set(inTexts)).map((service) => {
    const storage = storageOf(service, locale);
    return [service.title[locale], storage?.what ?? text.nothing, storage?.duration ?? text.none, choice(service)];
  });
  const cells = [[text.own, text.cookie(STORAGE_NAME), text.days(COOKIE_LIFETIME_DAYS), text.necessary], ...rows];
  return {
    type: "table",
    head: text.head.map((cell) => [typeset(cell, locale)]),
    rows: cells.map((row) => row.map((cell) => [capitalized(typeset(cell, locale))])),
    columns: [],
  };
}

/** Each cell begins a sentence; in the consent dialog the same words are inside one. */
function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
