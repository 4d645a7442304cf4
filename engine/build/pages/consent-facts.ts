import { offeredConsentServices } from "../../content/consent/consent-services.ts";
import { deletedCookies, storageOf } from "../../content/consent/kept-cookies.ts";
import type { ConsentServiceInText, SiteContent } from "../../content/model/content.ts";
import type { Locale } from "../../i18n/languages.ts";
import { messagePlaceholders } from "../../i18n/message-keys.ts";
import type { MessageTexts } from "../../i18n/messages.ts";
import { typeset } from "../../i18n/typography.ts";
import type { ConsentFacts } from "../../pages/data/locale-data.ts";
import type { PublicPosts } from "./public-posts.ts";

/** The consent services that public texts show something of. */
export function consentServicesInTexts(
  { embedded, translation }: SiteContent,
  posts: PublicPosts,
): ConsentServiceInText[] {
  const shown = translation.locales.flatMap((locale) => posts.in(locale));
  return [...embedded, ...shown.flatMap(({ file, services = [] }) => services.map((service) => ({ service, file })))];
}

/** The content without the consent services that have nothing to run in what is published. */
export function withOfferedConsentServices(content: SiteContent, posts: PublicPosts): SiteContent {
  const { site } = content;
  const inTexts = new Set(consentServicesInTexts(content, posts).map(({ service }) => service));
  const services = offeredConsentServices(site, inTexts);
  return { ...content, site: { ...site, consent: { ...site.consent, services } } };
}

/** The consent configuration with its texts in one language. */
export function consentFacts({ site, messages }: SiteContent, locale: Locale): ConsentFacts {
  const { manager: _, ...consent } = site.consent;
  const services = consent.services.map((service) => ({
    ...service,
    title: typeset(service.title[locale], locale),
    purposes: service.purposes.map((purpose) => purposeText(purpose, messages[locale])),
    cookies: deletedCookies(service),
    storage: storageOf(service, site, locale),
  }));
  return { ...consent, services };
}

/** The label of a purpose, from the message `consent.purpose-…`; without one, the purpose as the owner wrote it. */
function purposeText(purpose: string, texts: MessageTexts): string {
  const key = `consent.purpose-${purpose}`;
  return Object.hasOwn(messagePlaceholders, key) ? texts[key as keyof MessageTexts] : purpose;
}
