/**
 * What the contact page and the server agree on beside the message itself. It has no package, because it ships to the
 * browser.
 */

import type { ContactErrors, ContactMessage } from "./contact-message.ts";

/** Address that receives the contact form, on the server that keeps the messages. */
export const CONTACT_PATH = "/api/contact";

/** Where the server at an endpoint gives the time token, which the form fetches when a visitor starts to fill it in. */
export function timeTokenAddress(endpoint: string): string {
  return `${endpoint}/token`;
}

/** A field that people do not see: who fills it in is a program. Its name means nothing, so that no browser does. */
export const HONEYPOT_FIELD = "fax_ref";

/** The field with the time token, which tells how long the form took to fill in. */
export const TIME_TOKEN_FIELD = "time_token";

/** The parameter with which the contact page says thank you, and the anchor of its note. */
export const SENT_PARAMETER = "sent";
export const FORM_ANCHOR = "_form";

/** What the contact page shows to a browser that sent the form without JavaScript. */
export type ContactPageState = {
  readonly locale: string;
  /** What was typed, as it was typed. */
  readonly values: ContactMessage;
  /** By field: its error code. Empty where the message was refused for another reason, which `status` says. */
  readonly errors: ContactErrors;
} & (
  | { /** Fields are wrong. */ readonly status: 422 }
  | { /** Messages cannot be accepted now. */ readonly status: 503 }
  | {
      /** Too many messages; the next one is accepted after `waitSeconds`. */
      readonly status: 429;
      readonly waitSeconds: number;
    }
);

/** The module of a build that renders the contact page with a rejected message, below its root; it has no address. */
export const CONTACT_PAGE_FILE = ".build/contact-page.js";

/** By language: making one takes as long as the rest of a refusal. */
const formats = new Map<string, Intl.RelativeTimeFormat>();

/**
 * How long a visitor has to wait, in words: whole minutes, from an hour on whole hours, rounded up. No line
 * breaks within it.
 *
 * @param language language tag
 * @example waitInWords("en", 90) // "in 2 minutes"
 */
export function waitInWords(language: string, seconds: number): string {
  const words = formats.get(language) ?? new Intl.RelativeTimeFormat(language);
  formats.set(language, words);
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes < 60 ? words.format(minutes, "minute") : words.format(Math.ceil(minutes / 60), "hour");
  return wait.replace(/(?<=\d) /g, "\u00a0");
}
