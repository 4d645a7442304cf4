import type { ConsentFacts } from "#consent/client/consent-data.ts";
import type { HomeZones } from "#engine/hours/is-elsewhere.ts";
import type { OpeningTimes } from "#engine/hours/opening-times.ts";
import { forLocale, type Locale } from "#engine/i18n/language.ts";
import type { SiteName } from "#engine/pages/data/locale-data.ts";
import { type Country, countries, countryOf, internationalNumber, shownNumber } from "../facts/phones.ts";
import type { Phone, PlaceId, ShownPhone, SiteFacts } from "../facts/site-facts.ts";
import { accessibilityStatus } from "../settings/accessibility.ts";
import type { PublishedContent, SiteContent } from "./content/site-content.ts";
import { textPageLinks } from "./content/site-content.ts";
import { wallFiles } from "./drawings/wall-files.ts";
import { openingTimes, shortHours } from "./shown-hours.ts";

/** What every page of a language shows, beside what it says of consent. @param now when the build is made: its year ends the copyright line */
export function siteFacts(
  published: PublishedContent,
  locale: Locale,
  now: Date,
): Omit<SiteFacts, keyof (SiteName & ConsentFacts)> {
  const { content } = published;
  const { site } = content;
  return {
    tiles: wallFiles(content).version,
    since: site.since,
    year: now.getUTCFullYear(),
    phones: shownPhones(content, locale),
    residents: { phone: residentsPhone(content, locale), zones: homeZones((place) => openingTimes(content, place)) },
    hours: shortHours(content, locale),
    menu: textPageLinks(content, "menu", locale),
    footer: textPageLinks(content, "footer", locale),
    social: site.social,
    complaintBook: site.legal.complaintBook,
    accessibility: accessibilityStatus(site.accessibility, locale),
  };
}

/** The first number of each country. */
export function shownPhones(content: SiteContent, locale: Locale): Phone[] {
  return [phone(content, "france", locale), phone(content, "portugal", locale)];
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

/**
 * Codes of France and Portugal in ISO 3166-1. French territory overseas has codes of its own, and so time zones of its own;
 * Madeira and the Azores have Portugal's.
 */
const COUNTRIES = ["FR", "BL", "GF", "GP", "MF", "MQ", "NC", "PF", "PM", "RE", "WF", "YT", "PT"];

/** Their time zones, asked for once: the tables are slow to open, and a page is made at each key in the editor. */
let zones: readonly string[] | undefined;

/**
 * Where visitors are not abroad: in the time zones of both countries, from CLDR's tables. A device that says "UTC", as browsers
 * do that hide where they are, says nothing of a place.
 */
export function homeZones(openingTimes: (place: PlaceId) => OpeningTimes): HomeZones {
  zones ??= COUNTRIES.flatMap((country) => new Intl.Locale(`und-${country}`).getTimeZones() ?? []);
  return { home: ["UTC", ...zones], offices: [openingTimes("france").clock, openingTimes("portugal").clock] };
}
