import type { FormWords } from "#contact/form/contact-trouble.ts";
import type { ContactTexts } from "#contact/message/contact-answer-texts.ts";
import {
  type ContactErrorCode,
  type ContactField,
  contactFields,
  errorsOf,
  forEachField,
} from "#contact/message/contact-fields.ts";
import { formatNumber } from "#engine/i18n/format.ts";
import { languageOf } from "#engine/i18n/language.ts";
import { type LocaleData, phoneFor } from "../../facts/site-facts.ts";
import { type MessageKey, message } from "../../languages/messages.ts";

/** What the contact form says in a language. */
export function formWords(data: LocaleData): FormWords & Pick<ContactTexts, "errors"> {
  const { locale, messages, translation } = data;
  const phone = phoneNumber(data);
  const errors = (field: ContactField) => errorsOf(field).map((code) => [code, errorText(data, field, code)]);
  return {
    language: languageOf(translation, locale).tag,
    errors: forEachField((field) => Object.fromEntries(errors(field))),
    unavailable: message(messages, "contact.not-sent", { phone }),
    unreachable: message(messages, "contact.unreachable", { phone }),
    tooMany: message(messages, "contact.too-many", { wait: "{wait}", phone }),
    sending: message(messages, "contact.sending"),
    markedTitle: message(messages, "contact.error-title", { title: "{title}" }),
  };
}

function errorText({ locale, messages, translation }: LocaleData, field: ContactField, code: ContactErrorCode): string {
  const { least, most } = contactFields[field];
  const language = languageOf(translation, locale);
  const values = { least: formatNumber(least, language), most: formatNumber(most, language) };
  // A field whose minimum is one character is never too short: there is no text for that.
  const key = `contact.${field}-${code}` as Extract<MessageKey, `contact.${ContactField}-${ContactErrorCode}`>;
  return message(messages, key, values);
}

/** The number to call in the page's language; no line breaks within it. */
export function phoneNumber({ site, locale }: LocaleData): string {
  return (phoneFor(site.phones, locale)?.number ?? "").replace(/(?<=\d) /g, "\u00a0");
}
