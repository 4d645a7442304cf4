import { type ContactErrorCode, type ContactField, contactFields } from "#contact/message/contact-fields.ts";
import { waitInWords } from "#contact/message/contact-form.ts";
import type { ContactErrors } from "#contact/message/contact-message.ts";
import { formatNumber } from "#engine/i18n/format.ts";
import { languages } from "#engine/i18n/languages.ts";
import { type MessageKey, type MessageTexts, message } from "#engine/i18n/messages.ts";
import { type LocaleData, phoneFor } from "#engine/pages/data/locale-data.ts";
import type { ContactTrouble } from "#engine/pages/data/rejected-message.ts";

/** A field whose minimum is one character is never too short: there is no text for that. */
type ErrorKey = Extract<MessageKey, `contact.${ContactField}-${ContactErrorCode}`>;

/** The texts for invalid fields. */
export function fieldTrouble(data: LocaleData, codes: ContactErrors): ContactTrouble {
  const errors = (Object.entries(codes) as [ContactField, ContactErrorCode][]).map(([field, code]) => [
    field,
    errorText(data, field, code),
  ]);
  return { errors: Object.fromEntries(errors) };
}

function errorText({ locale, messages }: LocaleData, field: ContactField, code: ContactErrorCode): string {
  const { least, most } = contactFields[field];
  const values = { least: formatNumber(least, locale), most: formatNumber(most, locale) };
  return message(messages, `contact.${field}-${code}` as ErrorKey, values);
}

/** The text for a message that the server cannot accept now or that did not reach it: try again, or call. */
export function notSentTrouble(
  data: LocaleData,
  text: "contact.not-sent" | "contact.unreachable" = "contact.not-sent",
): ContactTrouble {
  return { text: message(data.messages, text, { phone: phoneNumber(data) }), errors: {} };
}

/**
 * The text for too many messages from one address.
 *
 * @param seconds until the next one is accepted
 */
export function tooManyTrouble(data: LocaleData, seconds: number): ContactTrouble {
  return { text: tooManyText(data, waitText(data, seconds)), errors: {} };
}

/** How long to wait, in the visitor's language. */
export function waitText({ locale }: LocaleData, seconds: number): string {
  return inOnePiece(waitInWords(languages[locale].tag, seconds));
}

/** The same text. @param wait how long to wait, in words */
export function tooManyText(data: LocaleData, wait: string): string {
  return message(data.messages, "contact.too-many", { wait, phone: phoneNumber(data) });
}

/**
 * A document's title: with an error mark before it while the form shows errors, else without.
 *
 * @example markedTitle("Contact", messages, true) // "Error: Contact"
 */
export function markedTitle(title: string, messages: MessageTexts, hasErrors: boolean): string {
  const mark = message(messages, "contact.error-title", { title: "" });
  const bare = title.startsWith(mark) ? title.slice(mark.length) : title;
  return hasErrors ? mark + bare : bare;
}

/** Replaces spaces after digits, so that no line breaks within a phone number or between a number and its unit. */
function inOnePiece(text: string): string {
  return text.replace(/(?<=\d) /g, "\u00a0");
}

/** The number to call in the page's language, in one piece. */
export function phoneNumber({ site, locale }: LocaleData): string {
  return inOnePiece(phoneFor(site.phones, locale)?.number ?? "");
}
