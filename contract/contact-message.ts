/**
 * The contact message: its fields, their limits and the rules that make raw text a message. The form, the generator and
 * the server use this one module, so that they cannot disagree; it has no dependencies, because it ships to the browser.
 */

export const contactFields = ["name", "email", "message"] as const;
export type ContactField = (typeof contactFields)[number];

/** What can be wrong with a field. */
export type ContactErrorCode = "required" | "tooShort" | "tooLong" | "invalid";
export type ContactErrors = Partial<Record<ContactField, ContactErrorCode>>;

/** A checked and normalised message. */
export type ContactMessage = Readonly<Record<ContactField, string>>;

/** What was typed or sent: any of the fields, of any type. */
export type RawContactMessage = Readonly<Partial<Record<ContactField, unknown>>>;

/**
 * How long a field may be (ruling D12), in characters as people see them: grapheme clusters of the normalised text.
 * `weight` bounds what a cluster may hide (any number of marks can be stacked on one letter): so many bytes a character
 * on average, percent-encoded. 12 is the most that one code point takes, 105 the longest recommended emoji sequence.
 */
export const contactLimits = {
  name: { least: 1, most: 100, weight: 105 },
  email: { least: 1, most: 254, weight: 3 },
  message: { least: 10, most: 5000, weight: 12 },
} as const;

/** A form sends a line break as %0D%0A, and escapes five characters that encodeURIComponent does not. */
const FORM_SURPLUS = 3;
/** Field names, locale, idempotency key and the anti-spam fields. */
const OTHER_FIELDS = 4096;

/**
 * The most bytes a request body needs for normalised fields within their limits, as a form, as JSON, or as JSON in ASCII.
 * What a browser sends without JavaScript is not normalised yet: a text close to its limit in decomposed letters, or with
 * thousands of spaces around it, may need more and is refused as too large.
 */
export const BODY_LIMIT_BYTES = contactFields.reduce(
  (bytes, field) => bytes + contactLimits[field].most * (contactLimits[field].weight + FORM_SURPLUS),
  OTHER_FIELDS,
);

/** HTML standard, "valid e-mail address"; the domain is ASCII and in lower case by now. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/;

/** Embeddings, overrides and isolates; the plain marks U+200E and U+200F are part of honest Hebrew and Arabic. */
const BIDIRECTIONAL_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
/** What a text of several lines does not keep: these, and control characters but tab and line feed. */
const INVISIBLE_IN_TEXT = /[\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\t\n]/gu;

/** The one part of the platform's URL that is used here; Node and browsers have it, the language alone has not. */
declare const URL: new (address: string) => { readonly hostname: string };

/**
 * Brings fields into the form in which they are counted, checked and kept. A field that is not a string becomes "".
 * Doing it twice changes nothing more. The rules:
 * - lone surrogates become U+FFFD; then Unicode NFC
 * - every kind of line break (CRLF, CR, VT, FF, NEL, U+2028, U+2029) becomes LF
 * - other control characters but the tab leave the message; in name and e-mail they stay, and are refused by the check
 * - bidirectional embeddings, overrides and isolates are removed: they are invisible, and make text read as other text
 * - white space at both ends is removed; a text of nothing visible is empty
 * - the domain of the e-mail address is put into ASCII and lower case
 */
export function normaliseContactMessage(raw: RawContactMessage): ContactMessage {
  return {
    name: normaliseText(raw.name),
    email: normaliseEmail(raw.email),
    message: normaliseText(raw.message, INVISIBLE_IN_TEXT),
  };
}

/**
 * Brings an e-mail address into the form in which it is kept. Browsers differ here: of "josé@bücher.de" typed into a
 * form, Chromium sends the domain in ASCII, Firefox as it was typed.
 *
 * @example normaliseEmail(" jo@Bücher.de ") // "jo@xn--bcher-kva.de"
 */
export function normaliseEmail(raw: unknown): string {
  return normaliseText(raw).replace(/[^@]+$/, asciiDomain);
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
  for (const field of contactFields) {
    const error = isText(raw[field]) ? fieldError(field, message[field]) : "invalid";
    if (error) errors[field] = error;
  }
  return Object.keys(errors).length > 0 ? { errors } : { message };
}

/** Nothing sent counts as text: an empty one. */
function isText(raw: unknown): boolean {
  return raw == null || typeof raw === "string";
}

function fieldError(field: ContactField, text: string): ContactErrorCode | undefined {
  const { least, most, weight } = contactLimits[field];
  if (!text) return "required";
  if (countCharacters(text, least) < least) return "tooShort";
  if (encodeURIComponent(text).length > most * weight) return "tooLong";
  if (text.length > most && countCharacters(text, most + 1) > most) return "tooLong";
  if (field === "email" ? !EMAIL.test(text) : field === "name" && /\p{Cc}/u.test(text)) return "invalid";
  return undefined;
}

/** How many characters people see in a text; counting stops at `enough`. */
function countCharacters(text: string, enough: number): number {
  // Browsers of before 2024 may lack Segmenter: there, code points are counted, and the server decides.
  const characters = Intl.Segmenter ? new Intl.Segmenter().segment(text) : text;
  let count = 0;
  for (const _ of characters) if (++count === enough) break;
  return count;
}

function normaliseText(raw: unknown, removed = BIDIRECTIONAL_CONTROLS): string {
  if (typeof raw !== "string") return "";
  const text = raw
    .replace(/\p{Cs}/gu, "\ufffd")
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, "\n")
    .replace(removed, "")
    .normalize();
  return /[^\s\p{DI}]/u.test(text) ? text.trim() : "";
}

/**
 * A domain in ASCII (UTS 46, as browsers do it), through the host parser of URL, which Node and browsers share. The
 * label that is added keeps it from reading numbers as an IPv4 address. What it cannot read stays as it is.
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
