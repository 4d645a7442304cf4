/**
 * The contact message: the rules that turn what was typed into a message. The form, the generator and the server share this
 * module, so that they cannot disagree; it has no dependencies, because it ships to the browser.
 */
import {
  type ContactErrorCode,
  type ContactField,
  contactFieldNames,
  contactFields,
  type FieldRules,
  forEachField,
} from "./contact-fields.ts";

/** The error of each field that has one. */
export type ContactErrors = Partial<Record<ContactField, ContactErrorCode>>;

/** A checked and normalised message. */
export type ContactMessage = Readonly<Record<ContactField, string>>;

/** What was typed or sent: any of the fields, of any type. */
export type RawContactMessage = Readonly<Partial<Record<ContactField, unknown>>>;

/** Bytes a character: a form sends a line break as %0D%0A, and escapes five characters that encodeURIComponent does not. */
const FORM_SURPLUS = 3;
/** Field names, locale, idempotency key and the anti-spam fields. */
const OTHER_FIELDS = 4096;

/**
 * The largest request body that normalised fields within their limits can need, as a form, as JSON, or as JSON in ASCII;
 * in bytes. Without JavaScript a browser sends fields that are not normalised: a text close to its limit in decomposed
 * letters, or with thousands of spaces around it, may be larger, and is refused as too large.
 */
export const BODY_LIMIT_BYTES = Object.values(contactFields).reduce(
  (bytes, { most, weight }) => bytes + most * (weight + FORM_SURPLUS),
  OTHER_FIELDS,
);

/** HTML standard, "valid e-mail address", for a domain in ASCII and lower case. */
// Not linear: each end of a label is tried, of which there are 63 at most; a text is at most 254 characters long here.
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/;

/**
 * More marks on one letter than any language stacks (UAX #15, Stream-Safe Text Format): normalising them takes the square
 * of their number.
 */
const STACKED_MARKS = /\p{M}{31}/u;

/** Embeddings, overrides and isolates; the plain marks U+200E and U+200F are part of honest Hebrew and Arabic. */
const BIDIRECTIONAL_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
/** What is removed from a text of several lines: these, and control characters except tab and line feed. */
const INVISIBLE_IN_TEXT = /[\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\t\n]/gu;

/** The part of URL that is used here: this module is type-checked without the types of Node or of the browser. */
declare const URL: new (address: string) => { readonly hostname: string };

/**
 * Normalises fields, before they are counted, checked and stored. A field that is not a string becomes "". Normalising
 * twice changes nothing more. The rules:
 * - lone surrogates become U+FFFD
 * - every kind of line break (CRLF, CR, VT, FF, NEL, U+2028, U+2029) becomes LF
 * - other control characters, except the tab, are removed from lines of text; in fields of one line they stay, and the
 *   check refuses them
 * - bidirectional embeddings, overrides and isolates are removed: they are invisible, and make text read as other text
 * - white space at both ends is removed; a text of nothing visible is empty
 * - Unicode NFC, and the domain of an email address in ASCII and lower case; not where the text is too long already, so
 *   that the work grows with the length alone, whatever was sent
 */
export function normaliseContactMessage(raw: RawContactMessage): ContactMessage {
  return forEachField((field) => normaliseField(contactFields[field], raw[field]));
}

/**
 * Normalises an email address. Browsers differ: of "josé@bücher.de" typed into a form, Chromium sends the domain in
 * ASCII, Firefox as it was typed.
 *
 * @example normaliseEmail(" jo@Bücher.de ") // "jo@xn--bcher-kva.de"
 */
export function normaliseEmail(raw: unknown): string {
  return normaliseField(contactFields.email, raw);
}

/**
 * Checks a message as it was typed or sent.
 *
 * @returns the normalised message, or the error of each field that has one
 */
export function checkContactMessage(
  raw: RawContactMessage,
): { readonly message: ContactMessage } | { readonly errors: ContactErrors } {
  const message = normaliseContactMessage(raw);
  const errors: ContactErrors = {};
  for (const field of contactFieldNames) {
    const error = isText(raw[field]) ? fieldError(contactFields[field], message[field]) : "invalid";
    if (error) errors[field] = error;
  }
  return Object.keys(errors).length > 0 ? { errors } : { message };
}

/** A field that was not sent counts as an empty text. */
function isText(raw: unknown): boolean {
  return raw == null || typeof raw === "string";
}

/** What is wrong with the normalised text of a field. */
export function fieldError(rules: FieldRules, text: string): ContactErrorCode | undefined {
  const { kind, least, most, weight } = rules;
  if (!text) return least === 0 ? undefined : "required";
  if (isTooHeavy(rules, text) || encodeURIComponent(text).length > most * weight) return "tooLong";
  if (least > 1 && countCharacters(text, least) < least) return "tooShort";
  if (text.length > most && countCharacters(text, most + 1) > most) return "tooLong";
  if (kind === "email" ? !EMAIL.test(text) : kind === "line" && /\p{Cc}/u.test(text)) return "invalid";
  return undefined;
}

/** The number of characters people see in a text; counting stops at `enough`. */
function countCharacters(text: string, enough: number): number {
  // Browsers from before 2024 may lack Segmenter: code points are counted there, and the server decides.
  const characters = Intl.Segmenter ? new Intl.Segmenter().segment(text) : text;
  let count = 0;
  for (const _ of characters) if (++count === enough) break;
  return count;
}

function normaliseField(rules: FieldRules, raw: unknown): string {
  if (typeof raw !== "string") return "";
  const text = raw
    .replace(/\p{Cs}/gu, "\ufffd")
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, "\n")
    .replace(rules.kind === "text" ? INVISIBLE_IN_TEXT : BIDIRECTIONAL_CONTROLS, "")
    .trim();
  if (!/[^\s\p{DI}]/u.test(text)) return "";
  if (isTooHeavy(rules, text)) return text;
  const joined = text.normalize();
  const domainStart = joined.lastIndexOf("@") + 1;
  return rules.kind === "email" ? joined.slice(0, domainStart) + asciiDomain(joined.slice(domainStart)) : joined;
}

/** Whether a text is too long for a field, whatever normalising may make of it: NFC joins fewer units than it needs bytes. */
function isTooHeavy({ most, weight }: FieldRules, text: string): boolean {
  return text.length > most * weight || STACKED_MARKS.test(text);
}

/**
 * A domain in ASCII (UTS 46), by the host parser of URL, which Node and browsers share. The label that is added keeps the
 * parser from reading numbers as an IPv4 address. A domain that it cannot read is returned unchanged.
 */
function asciiDomain(domain: string): string {
  if (/^[\0-\x7f]*$/.test(domain)) return domain.toLowerCase();
  if (/[^\x80-\uffff\w.-]/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}.x`).hostname.slice(0, -2);
  } catch {
    return domain;
  }
}
