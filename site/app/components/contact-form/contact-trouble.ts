import {
  type ContactErrorCode,
  type ContactErrors,
  type ContactField,
  contactLimits,
  waitInWords,
} from "../../../../contract/contact-message.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { type MessageKey, type MessageTexts, message } from "../../../i18n/messages.ts";
import { languageTags } from "../../../i18n/site-locales.ts";
import type { LocaleData } from "../../../routes/page-data.ts";
import type { ContactTrouble } from "../../../routes/page-views.ts";
import { phoneFor } from "../../../routes/phone-for.ts";

/** A field of which one character is enough is never too short: those texts do not exist. */
type ErrorKey = Extract<MessageKey, `contact.${ContactField}-${ContactErrorCode}`>;

/** What to say where fields are wrong. */
export function fieldTrouble(data: LocaleData, codes: ContactErrors): ContactTrouble {
  const errors = (Object.entries(codes) as [ContactField, ContactErrorCode][]).map(([field, code]) => [
    field,
    errorText(data, field, code),
  ]);
  return { errors: Object.fromEntries(errors) };
}

function errorText({ locale, messages }: LocaleData, field: ContactField, code: ContactErrorCode): string {
  const { least, most } = contactLimits[field];
  const values = { least: formatNumber(least, locale), most: formatNumber(most, locale) };
  return message(messages, `contact.${field}-${code}` as ErrorKey, values);
}

/** What to say where the message cannot be taken now, or the server is not reached: try again, or call. */
export function notSentTrouble(
  data: LocaleData,
  text: "contact.not-sent" | "contact.unreachable" = "contact.not-sent",
): ContactTrouble {
  return { text: message(data.messages, text, { phone: phoneNumber(data) }), errors: {} };
}

/**
 * What to say where too many messages came from one connection.
 *
 * @param seconds after which the next one is taken
 */
export function tooManyTrouble(data: LocaleData, seconds: number): ContactTrouble {
  return { text: tooManyText(data, inOnePiece(waitInWords(languageTags[data.locale], seconds))), errors: {} };
}

/** The same text. @param wait how long to wait, in words */
export function tooManyText(data: LocaleData, wait: string): string {
  return message(data.messages, "contact.too-many", { wait, phone: phoneNumber(data) });
}

/**
 * A document's title: with a mark before it where the form shows errors, without one where it shows none.
 *
 * @example markedTitle("Contact", messages, true) // "Error: Contact"
 */
export function markedTitle(title: string, messages: MessageTexts, hasErrors: boolean): string {
  const mark = message(messages, "contact.error-title", { title: "" });
  const bare = title.startsWith(mark) ? title.slice(mark.length) : title;
  return hasErrors ? mark + bare : bare;
}

/** A text where no line ends after a digit: neither within a phone number nor between a number and what it counts. */
function inOnePiece(text: string): string {
  return text.replace(/(?<=\d) /g, "\u00a0");
}

function phoneNumber({ site, locale }: LocaleData): string {
  return inOnePiece(phoneFor(site.phones, locale)?.number ?? "");
}
