/** What the contact server sends back with the contact page. */
import type { ContactField } from "#contact/message/contact-fields.ts";

/** Why a message of the contact form was not sent, in the visitor's language. */
export interface ContactTrouble {
  /** What to do now, if no field is invalid. */
  readonly text?: string;
  /** Error text of each invalid field. */
  readonly errors: Readonly<Partial<Record<ContactField, string>>>;
}

/** A rejected message that the server returns with the page, because the browser itself submitted the form. */
export interface RejectedMessage {
  readonly values: Readonly<Record<ContactField, string>>;
  readonly trouble: ContactTrouble;
}
