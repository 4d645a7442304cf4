import { COOKIE_LIFETIME_DAYS, STORAGE_NAME } from "#consent/core/configuration.ts";
import { digest } from "#engine/files/digest.ts";
import { forLocale, type Locale } from "#engine/i18n/language.ts";
import type { ConsentWords } from "../../facts/consent-words.ts";
import { type MessageTexts, message } from "../../languages/messages.ts";
import type { ConsentServiceSettings } from "../../settings/consent/consent-settings.ts";
import { storageOf } from "../../settings/consent/kept-cookies.ts";
import type { SiteContent } from "../content/site-content.ts";
import { purposeText } from "./consent-facts.ts";

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
