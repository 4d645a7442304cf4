/** The messages of the interface: their keys and placeholders, as the words in French have them. */
import type { ContactField, FieldError } from "#contact/message/contact-fields.ts";
import { placeholdersOf } from "#engine/i18n/messages.ts";
import { fr } from "./fr/words.ts";

type Placeholder<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholder<Rest> : never;

/** What a field of the contact form needs: its label, its placeholder, and a text for each error that it can have. */
type FieldKey = {
  [Field in ContactField]: `contact.${Field}${"" | `-${"placeholder" | FieldError<Field>}`}`;
}[ContactField];
fr satisfies Readonly<Record<FieldKey, string>>;

/** Every message key with the names of its placeholders. */
export const messageKeys = Object.fromEntries(
  Object.entries(fr).map(([key, text]) => [key, placeholdersOf(text)]),
) as unknown as { readonly [Key in keyof typeof fr]: readonly Placeholder<(typeof fr)[Key]>[] };

/** Messages that only the build reads. */
export const unsentMessages = [
  "intro.continue-in",
  "posts.title",
  "gone.label",
  "gone.title",
  "gone.description",
  "gone.heading",
  "gone.text",
  "moved.title",
  "moved.link",
  "contact.unreadable",
  "contact.foreign",
  "contact.no-form",
  "contact.nothing-sent",
  "contact.too-large",
  "contact.wrong-format",
  "contact.text-kept",
  "hours.gmt",
  "hours.closed-on",
  "hours.closed-between",
  "hours.holiday",
  "phone.price-fr",
  "phone.price-pt",
  "consent.purpose-display",
  "consent.purpose-analytics",
  "consent.purpose-media",
  "consent.settings-title",
  "consent.settings-text",
  "consent.nothing-optional",
  "consent.close",
  "consent.required",
  "consent.on-once",
  "consent.purposes",
  "consent.stores",
  "consent.stores-nothing",
  "consent.own-cookie",
  "consent.save",
  "consent.forget",
] as const satisfies readonly (keyof typeof fr)[];
