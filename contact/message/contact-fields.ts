/**
 * The fields of the contact form, in its order. What asks for them, judges, keeps, delivers or shows them is derived from
 * this list: the form, the rules of `contact-message.ts`, the server's answers, its table, mails, inbox and exports, and the
 * editor. It imports nothing, because it ships to the browser.
 */

/** How a field is asked for and judged. */
export interface FieldRules {
  /** One line, an e-mail address, or lines of text. */
  readonly kind: "line" | "email" | "text";
  /** What browsers may fill in, as the HTML standard names it. */
  readonly autocomplete?: string;
  /**
   * How long it may be, in characters as people see them: grapheme clusters of the normalised text. A field whose `least` is
   * 0 may stay empty.
   */
  readonly least: number;
  readonly most: number;
  /**
   * Bounds what a cluster may hide (any number of marks can be stacked on one letter): so many bytes a character on
   * average, percent-encoded. 12 is the most that one code point takes, 105 the longest recommended emoji sequence.
   */
  readonly weight: number;
}

export const contactFields = {
  name: { kind: "line", autocomplete: "name", least: 1, most: 100, weight: 105 },
  email: { kind: "email", autocomplete: "email", least: 1, most: 254, weight: 3 },
  message: { kind: "text", least: 10, most: 5000, weight: 12 },
} as const satisfies Readonly<Record<string, FieldRules>>;

export type ContactField = keyof typeof contactFields;
export const contactFieldNames = Object.keys(contactFields) as readonly ContactField[];

/** The fields that stand beside the message's own text. */
export const factFields = /* @__PURE__ */ contactFieldNames.filter((field) => field !== "message");
export type FactField = (typeof factFields)[number];

/** What owners are told that they are, in the languages of their tools. */
export const fieldLabels = {
  name: { fr: "Nom", en: "Name", pt: "Nome" },
  email: { fr: "Adresse", en: "Address", pt: "Endereço" },
} as const satisfies Readonly<Record<FactField, Readonly<Record<"fr" | "en" | "pt", string>>>>;

/** What can be wrong with a field. */
export const contactErrorCodes = ["required", "tooShort", "tooLong", "invalid"] as const;
export type ContactErrorCode = (typeof contactErrorCodes)[number];

/** The errors that each field can have: one that may be empty is never missing, one of a single character never too short. */
export type FieldError<Field extends ContactField = ContactField> = Exclude<
  ContactErrorCode,
  | ((typeof contactFields)[Field]["least"] extends 0 ? "required" : never)
  | ((typeof contactFields)[Field]["least"] extends 0 | 1 ? "tooShort" : never)
>;

/** The same of one field. */
export function errorsOf(field: ContactField): readonly ContactErrorCode[] {
  const { least }: FieldRules = contactFields[field];
  return contactErrorCodes.filter((code) => (code === "required" ? least > 0 : code !== "tooShort" || least > 1));
}

/** A value for each field. */
export function forEachField<Value>(value: (field: ContactField) => Value): Record<ContactField, Value> {
  return Object.fromEntries(contactFieldNames.map((field) => [field, value(field)])) as Record<ContactField, Value>;
}
