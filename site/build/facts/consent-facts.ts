import type { ConsentServiceInText } from "#engine/content/model/content.ts";
import { forLocale, type Locale } from "#engine/i18n/language.ts";
import { typeset } from "#engine/i18n/typography.ts";
import type { ConsentFacts } from "../../facts/site-facts.ts";
import { languageIn } from "../../languages/languages.ts";
import { messageKeys } from "../../languages/message-keys.ts";
import type { MessageTexts } from "../../languages/messages.ts";
import { offeredConsentServices } from "../../settings/consent/consent-services.ts";
import { deletedCookies } from "../../settings/consent/kept-cookies.ts";
import type { PublishedContent } from "../content/site-content.ts";

/** The consent services that public texts show something of. */
export function consentServicesInTexts({ content, posts }: PublishedContent): ConsentServiceInText[] {
  const { embedded, translation } = content;
  const shown = translation.locales.flatMap((locale) => posts.in(locale));
  return [...embedded, ...shown.flatMap(({ file, services = [] }) => services.map((service) => ({ service, file })))];
}

/** The consent services that have something to run in what is published. */
export function offeredServices({ content, posts }: PublishedContent) {
  const inTexts = new Set(consentServicesInTexts({ content, posts }).map(({ service }) => service));
  return offeredConsentServices(content.site, inTexts);
}

/** The consent configuration with its texts in one language. */
export function consentFacts(published: PublishedContent, locale: Locale): ConsentFacts {
  const { site, messages } = published.content;
  const { manager: _, ...consent } = site.consent;
  const services = offeredServices(published).map((service) => ({
    ...service,
    title: typeset(forLocale(service.title, locale), languageIn(locale)),
    purposes: service.purposes.map((purpose) => purposeText(purpose, forLocale(messages, locale))),
    cookies: deletedCookies(service),
  }));
  return { ...consent, services };
}

/** The label of a purpose, from the message `consent.purpose-…`; without one, the purpose as the owner wrote it. */
export function purposeText(purpose: string, texts: MessageTexts): string {
  const key = `consent.purpose-${purpose}`;
  return Object.hasOwn(messageKeys, key) ? texts[key as keyof MessageTexts] : purpose;
}
