/** What the site adds to `site.yaml`, and what follows from it for texts. */
import { COOKIE_LIFETIME_DAYS } from "#consent/core/configuration.ts";
import type { SettingsDefinition } from "#engine/content/model/define-settings.ts";
import { placeClosures } from "../hours/closures.ts";
import { hoursValues } from "../hours/hours-values.ts";
import { accessibilityRate, accessibilityStatus } from "./accessibility.ts";
import { checkSettings } from "./check-settings.ts";
import { hasTask } from "./consent/consent-services.ts";
import { cookieTable } from "./consent/cookie-table.ts";
import { otherHosts } from "./consent/other-hosts.ts";
import { labelsInSentence } from "./contact.ts";
import { staffFor, typesetOffices } from "./offices.ts";
import { portraits, withPortraits } from "./people.ts";
import { type CompleteSettings, entries, type SiteSettings } from "./settings.ts";

export const settings: SettingsDefinition<SiteSettings, CompleteSettings> = {
  entries,
  pageNames: { "people.services": "service" },
  check: checkSettings,
  pictures: portraits,
  complete: async (site, { now, picture }) => ({
    ...site,
    people: withPortraits(site.people, picture),
    offices: typesetOffices(site),
    closures: await placeClosures(site.hours, now),
  }),
  // Numbers as the language's readers dial them, hours and the declared accessibility in words, its rate, how long a
  // choice is kept, and what the contact form asks for.
  variables: (site, locale, messages) => {
    const { accessibility, consent, contact } = site;
    const [status, rate] = [accessibilityStatus(accessibility, locale), accessibilityRate(accessibility)];
    return {
      ...site,
      staff: staffFor(site.staff, locale),
      hours: hoursValues(site, locale),
      accessibility: { ...accessibility, status, rate },
      consent: { ...consent, days: COOKIE_LIFETIME_DAYS },
      contact: { ...contact, fields: labelsInSentence(messages) },
    };
  },
  blocks: (site, locale) => ({ "cookie-table": cookieTable(site, locale), "other-hosts": otherHosts(site, locale) }),
  textServices: ({ consent }) =>
    consent.services.map((service) => ({
      name: service.name,
      title: service.title,
      isProposed: !hasTask(service),
    })),
};
