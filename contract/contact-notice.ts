/** What the contact form is answered with while messages cannot be taken: said in the visitor's language, with the phone number. */
import * as v from "valibot";

/** Where the notices lie below the root of a build. */
export const CONTACT_NOTICE_FILE = ".build/contact.json";

const contactNotice = v.strictObject({
  title: v.string(),
  text: v.string(),
  /** The way back to the form. */
  back: v.strictObject({ href: v.pipe(v.string(), v.startsWith("/")), label: v.string() }),
});

/** Locale to notice; the first is that of the default language. */
export const contactNoticesSchema = v.pipe(
  v.record(v.string(), contactNotice),
  v.check((notices) => Object.keys(notices).length > 0, "needs a notice in at least one language"),
);

export type ContactNotice = v.InferOutput<typeof contactNotice>;
export type ContactNotices = Readonly<Record<string, ContactNotice>>;
