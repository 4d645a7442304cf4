import { accessibilityStatus } from "../../content/model/accessibility-status.ts";
import type { SiteContent } from "../../content/model/content.ts";
import type { SiteConfiguration } from "../../content/model/site-schema.ts";
import type { Locale } from "../../i18n/languages.ts";
import type { AnalyticsFacts, LocaleData, Phone } from "../../pages/data/locale-data.ts";
import { consentFacts } from "./consent-facts.ts";
import { shortHours } from "./shown-hours.ts";
import { textPageLinks } from "./site-input.ts";

/**
 * The data that all pages of a language share.
 *
 * @param year the year of the build, for the copyright line
 */
export function localeData(content: SiteContent, locale: Locale, year: number): LocaleData {
  const { site, translation } = content;
  return {
    locale,
    messages: content.messages[locale],
    site: {
      brand: site.brand,
      url: site.url,
      description: site.description[locale],
      since: site.since,
      year,
      phones: [phone(content, "fr", locale), phone(content, "pt", locale)],
      hours: shortHours(content, locale),
      menu: textPageLinks(content, "menu", locale),
      footer: textPageLinks(content, "footer", locale),
      social: site.social,
      accessibility: accessibilityStatus(site.accessibility, locale),
      contactEndpoint: site.contact.endpoint,
      consent: consentFacts(content, locale),
      analytics: analyticsFacts(site.analytics),
    },
    translation,
  };
}

/** A tracker without an address is off: no page mentions it. */
function analyticsFacts({ matomo, tag }: SiteConfiguration["analytics"]): AnalyticsFacts {
  const { url, propertyId } = tag;
  return { ...(matomo.url === "" ? {} : { matomo }), ...(url === "" ? {} : { tag: { url, propertyId } }) };
}

function phone({ site, messages }: SiteContent, country: Phone["country"], locale: Locale): Phone {
  const staff = country === "fr" ? site.staff.france : site.staff.portugal;
  const { number = "", url = "" } = staff.phones[0] ?? {};
  const price = messages[locale][`phone.price-${country}`];
  return { country, label: staff.name[locale], number, url, price };
}
