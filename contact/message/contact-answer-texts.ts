import * as v from "valibot";
import { contactFieldNames, errorsOf, forEachField } from "./contact-fields.ts";

/**
 * The texts of the server's answers to the contact form, by language: the generator writes them from the owner's texts,
 * so that the site and the server never contradict each other.
 */

/** Where the texts lie below the root of a build. */
export const CONTACT_TEXTS_FILE = ".build/contact.json";

/** A language of the site, by its code: which ones there are, the build says. */
export type ContactLocale = string;

const contactTexts = v.strictObject({
  /** Language of the texts, as `lang` attributes and `Intl` take it. */
  language: v.string(),
  heading: v.string(),
  /** Title of a document. */
  title: v.string(),
  /** Title of a document with errors. */
  errorTitle: v.string(),
  notSentYet: v.string(),
  labels: v.strictObject({ ...v.entriesFromList(contactFieldNames, v.string()), send: v.string() }),
  /** By field and error code. */
  errors: v.strictObject(forEachField((field) => v.strictObject(v.entriesFromList(errorsOf(field), v.string())))),
  /** Messages cannot be accepted now: whom to call. */
  unavailable: v.string(),
  /** Too many messages: whom to call, and "{wait}", after which the next is accepted. */
  tooMany: v.string(),
  /**
   * Why a submission is refused as a whole, by HTTP status; 405 is what its address says to who only reads it. 404 only
   * where the site has no form: nothing is taken then.
   */
  refusals: v.strictObject({
    400: v.string(),
    403: v.string(),
    404: v.optional(v.string()),
    405: v.string(),
    413: v.string(),
    415: v.string(),
  }),
  /** What a visitor reads in the place of a page that the server cannot read, and whom to call. */
  failed: v.strictObject({
    title: v.string(),
    text: v.string(),
    phone: v.strictObject({ href: v.pipe(v.string(), v.startsWith("tel:")), label: v.string() }),
  }),
  /** That the browser still has what was typed, where the server does not. */
  textKept: v.string(),
  /** The link back to the form; an absolute address where the site is on another host than the server. */
  back: v.strictObject({ href: v.pipe(v.string(), v.regex(/^(\/|https?:\/\/)/)), label: v.string() }),
});

/** Locale to texts; the first is the default language. */
export const contactTextsSchema = v.pipe(
  v.record(v.string(), contactTexts),
  v.check((texts) => Object.keys(texts).length > 0, "needs texts in at least one language"),
);

/** What the server says in one language. */
export type ContactTexts = v.InferOutput<typeof contactTexts>;
export type ContactTextsByLocale = v.InferOutput<typeof contactTextsSchema>;
