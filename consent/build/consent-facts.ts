import type { PublishedContent } from "#engine/build/pages/public-posts.ts";
import type { ConsentServiceInText, SiteContent } from "#engine/content/model/content.ts";
import { digest } from "#engine/files/digest.ts";
import { forLocale } from "#engine/i18n/language.ts";
import { typeset } from "#engine/i18n/typography.ts";
import { type ConsentFacts, consentMessage } from "../client/consent-data.ts";
import type { DialogWords } from "../client/site-consent-dialog.tsx";
import { COOKIE_LIFETIME_DAYS, STORAGE_NAME } from "../core/configuration.ts";
import { deletedCookies, storageOf, type Telling } from "./consent-in-words.ts";
import { type AskingSettings, askingSettings, offeredConsentServices } from "./consent-settings.ts";

/** The consent services that public texts show something of. */
export function consentServicesInTexts({ content, posts }: PublishedContent): ConsentServiceInText[] {
  const { embedded, translation } = content;
  const shown = translation.locales.flatMap((locale) => posts.in(locale));
  return [...embedded, ...shown.flatMap(({ file, services = [] }) => services.map((service) => ({ service, file })))];
}

/** The consent services that have something to run in what is published. */
export function offeredServices(published: PublishedContent) {
  const inTexts = new Set(consentServicesInTexts(published).map(({ service }) => service));
  return offeredConsentServices(askingSettings(published.content.site), inTexts);
}

/** What every page of a language holds of consent. */
export function consentFacts(published: PublishedContent, telling: Telling): ConsentFacts {
  const { content } = published;
  const { consent: asked, analytics } = askingSettings(content.site);
  const { manager: _, ...consent } = asked;
  const texts = forLocale(content.messages, telling.locale);
  const services = offeredServices(published).map((service) => ({
    ...service,
    title: typeset(forLocale(service.title, telling.locale), telling.language),
    purposes: service.purposes.map((purpose) => purposeText(purpose, texts)),
    cookies: deletedCookies(service),
  }));
  return {
    consent: { ...consent, services },
    consentWords: dialogWordsFile(content, telling).path,
    analytics: analyticsFacts(analytics),
  };
}

function analyticsFacts({ matomo, tag }: AskingSettings["analytics"]): ConsentFacts["analytics"] {
  const { url, propertyId } = tag;
  return { ...(matomo.url === "" ? {} : { matomo }), ...(url === "" ? {} : { tag: { url, propertyId } }) };
}

/** The label of a purpose, from the message `consent.purpose-…`; without one, the purpose as the owner wrote it. */
function purposeText(purpose: string, texts: object): string {
  const labels: Readonly<Record<string, string>> = { ...texts };
  return labels[`consent.purpose-${purpose}`] ?? purpose;
}

/** The file of what the consent dialog says in a language; its address changes with its text. */
export function dialogWordsFile(
  content: SiteContent,
  telling: Telling,
): { readonly path: string; readonly text: string } {
  const text = JSON.stringify(dialogWords(content, telling));
  return { path: `/assets/consent/${telling.locale}-${digest([text]).slice(0, 10)}.json`, text };
}

function dialogWords({ site, messages }: SiteContent, telling: Telling): DialogWords {
  const settings = askingSettings(site);
  const texts = forLocale(messages, telling.locale);
  const about = (service: AskingSettings["consent"]["services"][number]) => {
    const purposes = service.purposes.map((purpose) => purposeText(purpose, texts)).join(", ");
    const stores = storageOf(service, settings, telling).map((kept) => consentMessage(texts, "consent.stores", kept));
    return [
      ...(purposes === "" ? [] : [consentMessage(texts, "consent.purposes", { purposes })]),
      ...(stores.length > 0 ? stores : [consentMessage(texts, "consent.stores-nothing")]),
    ];
  };
  return {
    title: consentMessage(texts, "consent.settings-title"),
    close: consentMessage(texts, "consent.close"),
    explanation: consentMessage(texts, "consent.settings-text"),
    nothingOptional: consentMessage(texts, "consent.nothing-optional"),
    required: consentMessage(texts, "consent.required"),
    acceptedOnce: consentMessage(texts, "consent.on-once"),
    ownCookie: consentMessage(texts, "consent.own-cookie", { name: STORAGE_NAME, days: COOKIE_LIFETIME_DAYS }),
    forget: consentMessage(texts, "consent.forget"),
    save: consentMessage(texts, "consent.save"),
    about: Object.fromEntries(settings.consent.services.map((service) => [service.name, about(service)])),
  };
}
