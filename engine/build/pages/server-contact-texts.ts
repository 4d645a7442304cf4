import type { ContactTexts, ContactTextsByLocale } from "#contact/message/contact-answer-texts.ts";
import { type ContactErrorCode, type ContactField, errorsOf, forEachField } from "#contact/message/contact-fields.ts";
import {
  fieldTrouble,
  markedTitle,
  notSentTrouble,
  phoneNumber,
  tooManyText,
} from "#site/components/contact-form/contact-trouble.ts";
import { type Locale, languages } from "../../i18n/languages.ts";
import { message } from "../../i18n/messages.ts";
import type { LocaleData } from "../../pages/data/locale-data.ts";
import { pagePath } from "../../pages/paths/paths.ts";

/** The texts that the server answers the contact form with, by language. */
export function allContactTexts(
  localeData: Readonly<Record<Locale, LocaleData>>,
  siteUrl: string,
): ContactTextsByLocale {
  return Object.fromEntries(Object.values(localeData).map((data) => [data.locale, contactTexts(data, siteUrl)]));
}

/**
 * The texts that the server answers the contact form with, in one language.
 *
 * @param siteUrl origin of the site: where the form is sent to another host, its answer links back to the site
 */
export function contactTexts(data: LocaleData, siteUrl: string): ContactTexts {
  const { locale, translation, messages, site } = data;
  const heading = message(messages, "contact.form");
  const title = message(messages, "page-title", { page: heading, brand: site.brand });
  const errors = (field: ContactField) =>
    Object.fromEntries(errorsOf(field).map((code) => [code, fieldTrouble(data, { [field]: code }).errors[field]]));
  const isElsewhere = URL.canParse(site.contactEndpoint);
  return {
    language: languages[locale].tag,
    heading,
    title,
    errorTitle: markedTitle(title, messages, true),
    notSentYet: message(messages, "contact.not-sent-yet"),
    labels: {
      ...forEachField((field) => message(messages, `contact.${field}`)),
      send: message(messages, "contact.send"),
    },
    errors: forEachField((field) => errors(field) as Record<ContactErrorCode, string>),
    unavailable: notSentTrouble(data).text ?? "",
    tooMany: tooManyText(data, "{wait}"),
    refusals: {
      400: message(messages, "contact.unreadable"),
      403: message(messages, "contact.foreign"),
      ...(site.contactEndpoint === ""
        ? { 404: message(messages, "contact.no-form", { phone: phoneNumber(data) }) }
        : {}),
      405: message(messages, "contact.nothing-sent"),
      413: message(messages, "contact.too-large"),
      415: message(messages, "contact.wrong-format"),
    },
    textKept: message(messages, "contact.text-kept"),
    back: {
      href: (isElsewhere ? new URL(siteUrl).origin : "") + pagePath(translation, "contact", locale),
      label: message(messages, "menu.contact"),
    },
  };
}
