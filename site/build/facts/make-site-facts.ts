import { forLocale, type Locale } from "#engine/i18n/language.ts";
import type { SiteName } from "#engine/pages/data/locale-data.ts";
import type { TrackerSettings } from "../../analytics/create-analytics.ts";
import { type Country, countries } from "../../facts/countries.ts";
import { countryOf, internationalNumber, shownNumber } from "../../facts/international-number.ts";
import type { Phone, ShownPhone, SiteFacts } from "../../facts/site-facts.ts";
import { homeZones } from "../../hours/home-zones.ts";
import { accessibilityStatus } from "../../settings/accessibility.ts";
import type { CompleteSettings } from "../../settings/settings.ts";
import type { PublishedContent, SiteContent } from "../content/site-content.ts";
import { wallFiles } from "../drawings/wall-files.ts";
import { openingTimes, shortHours } from "../hours/shown-hours.ts";
import { consentFacts } from "./consent-facts.ts";
import { consentWordsFile } from "./consent-words-file.ts";
import { textPageLinks } from "./text-page-links.ts";

/** What every page of a language shows. @param now when the build is made: its year ends the copyright line */
export function siteFacts(published: PublishedContent, locale: Locale, now: Date): Omit<SiteFacts, keyof SiteName> {
  const { content } = published;
  const { site } = content;
  return {
    tiles: wallFiles(content).version,
    since: site.since,
    year: now.getUTCFullYear(),
    phones: [phone(content, "france", locale), phone(content, "portugal", locale)],
    residents: {
      phone: residentsPhone(content, locale),
      zones: homeZones((place) => openingTimes(content, place)),
    },
    hours: shortHours(content, locale),
    menu: textPageLinks(content, "menu", locale),
    footer: textPageLinks(content, "footer", locale),
    social: site.social,
    complaintBook: site.legal.complaintBook,
    accessibility: accessibilityStatus(site.accessibility, locale),
    contactEndpoint: site.contact.endpoint,
    consent: consentFacts(published, locale),
    consentWords: consentWordsFile(content, locale).path,
    analytics: analyticsFacts(site.analytics),
  };
}

/** A tracker without an address is off: no page mentions it. */
function analyticsFacts({ matomo, tag }: CompleteSettings["analytics"]): TrackerSettings {
  const { url, propertyId } = tag;
  return { ...(matomo.url === "" ? {} : { matomo }), ...(url === "" ? {} : { tag: { url, propertyId } }) };
}

function phone({ site, messages }: SiteContent, country: Country, locale: Locale): Phone {
  const { name, phones } = site.staff[country];
  const first = phones[0] ?? { number: "", url: "" };
  const shown = shownNumber(country, first, locale, forLocale(messages, locale));
  return { country: countries[country].code, label: forLocale(name, locale), ...shown };
}

/**
 * The number for residents abroad, who dial the country's code in every language: their own, or the first of France. What a
 * call costs is said where its country is known.
 */
function residentsPhone({ site, messages }: SiteContent, locale: Locale): ShownPhone {
  const { number, url } = site.residentsPhone ?? site.staff.france.phones[0] ?? { number: "", url: "" };
  const country = countryOf(url);
  const price = country && { price: forLocale(messages, locale)[`phone.price-${countries[country].code}`] };
  return { number: internationalNumber(number, url), url, ...price };
}
