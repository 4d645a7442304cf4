import { COOKIE_LIFETIME_DAYS, STORAGE_NAME } from "#consent/core/configuration.ts";
import type { ConsentServiceInText } from "#engine/content/model/content.ts";
import { digest } from "#engine/files/digest.ts";
import { forLocale, type Locale } from "#engine/i18n/language.ts";
import { typeset } from "#engine/i18n/typography.ts";
import type { ConsentFacts } from "../facts/site-facts.ts";
import { languageIn } from "../languages/languages.ts";
import { messageKeys } from "../languages/message-keys.ts";
import { type MessageTexts, message } from "../languages/messages.ts";
import { deletedCookies, storageOf } from "../settings/consent/consent-in-words.ts";
import type { ConsentServiceSettings } from "../settings/consent/consent-settings.ts";
import { offeredConsentServices } from "../settings/consent/consent-settings.ts";
import type { ConsentWords } from "../shell/consent-dialog.tsx";
import type { PublishedContent, SiteContent } from "./content/site-content.ts";

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
function purposeText(purpose: string, texts: MessageTexts): string {
  const key = `consent.purpose-${purpose}`;
  return Object.hasOwn(messageKeys, key) ? texts[key as keyof MessageTexts] : purpose;
}

/** The file of what the consent dialog says in a language; its address changes with its text. */
export function consentWordsFile(
  content: SiteContent,
  locale: Locale,
): { readonly path: string; readonly text: string } {
  const text = JSON.stringify(consentWords(content, locale));
  return { path: `/assets/consent/${locale}-${digest([text]).slice(0, 10)}.json`, text };
}

function consentWords({ site, messages }: SiteContent, locale: Locale): ConsentWords {
  const texts = forLocale(messages, locale);
  return {
    title: message(texts, "consent.settings-title"),
    close: message(texts, "consent.close"),
    explanation: message(texts, "consent.settings-text"),
    nothingOptional: message(texts, "consent.nothing-optional"),
    required: message(texts, "consent.required"),
    acceptedOnce: message(texts, "consent.on-once"),
    ownCookie: message(texts, "consent.own-cookie", { name: STORAGE_NAME, days: COOKIE_LIFETIME_DAYS }),
    forget: message(texts, "consent.forget"),
    save: message(texts, "consent.save"),
    about: Object.fromEntries(
      site.consent.services.map((service) => [service.name, about(service, site, locale, texts)]),
    ),
  };
}

function about(
  service: ConsentServiceSettings,
  site: SiteContent["site"],
  locale: Locale,
  texts: MessageTexts,
): readonly string[] {
  const purposes = service.purposes.map((purpose) => purposeText(purpose, texts)).join(", ");
  const stores = storageOf(service, site, locale).map((kept) => message(texts, "consent.stores", kept));
  return [
    ...(purposes === "" ? [] : [message(texts, "consent.purposes", { purposes })]),
    ...(stores.length > 0 ? stores : [message(texts, "consent.stores-nothing")]),
  ];
}
