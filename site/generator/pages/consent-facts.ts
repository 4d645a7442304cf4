import { type MessageTexts, messagePlaceholders } from "../../i18n/messages.ts";
import type { Locale } from "../../i18n/site-locales.ts";
import type { ConsentFacts } from "../../page-data/locale-data.ts";
import type { SiteContent } from "../content/content.ts";
import { storageOf } from "../content/cookie-table.ts";
import { typeset } from "../content/typography.ts";

/** The consent configuration with its texts in one language. */
export function consentFacts({ site, messages }: SiteContent, locale: Locale): ConsentFacts {
  const services = site.consent.services.map((service) => ({
    ...service,
    title: typeset(service.title[locale], locale),
    purposes: service.purposes.map((purpose) => purposeText(purpose, messages[locale])),
    storage: storageOf(service, locale),
  }));
  return { ...site.consent, services };
}

/** The label of a purpose, from the message `consent.purpose-…`; without one, the purpose as the owner wrote it. */
function purposeText(purpose: string, texts: MessageTexts): string {
  const key = `consent.purpose-${purpose}`;
  return Object.hasOwn(messagePlaceholders, key) ? texts[key as keyof MessageTexts] : purpose;
}
