import type { ContactTexts } from "../message/contact-answer-texts.ts";
import type { ContactErrorCode, ContactField } from "../message/contact-fields.ts";
import type { ContactErrors, ContactMessage } from "../message/contact-message.ts";
import { waitInWords } from "../message/contact-protocol.ts";

/** What the form says, in the visitor's language. What the server says, too, is in both the same text. */
export interface FormWords extends Pick<ContactTexts, "language" | "unavailable" | "tooMany"> {
  /** By field and error code: those that the field can have (`errorsOf`). */
  readonly errors: Readonly<Record<ContactField, Readonly<Partial<Record<ContactErrorCode, string>>>>>;
  /** The server was not reached: check the connection, or call. */
  readonly unreachable: string;
  readonly sending: string;
  /** A document's title while the form shows errors: "Error: {title}". */
  readonly markedTitle: string;
}

/** Why a message was not sent, in the visitor's language. */
export interface ContactTrouble {
  /** What to do now, if no field is invalid. */
  readonly text?: string;
  /** Error text of each invalid field. */
  readonly errors: Readonly<Partial<Record<ContactField, string>>>;
}

/** A rejected message that the server returns with the page, because the browser itself submitted the form. */
export interface RejectedMessage {
  readonly values: ContactMessage;
  readonly trouble: ContactTrouble;
}

/** The texts for invalid fields. */
export function fieldTrouble({ errors }: FormWords, codes: ContactErrors): ContactTrouble {
  const invalid = Object.entries(codes) as [ContactField, ContactErrorCode][];
  return { errors: Object.fromEntries(invalid.map(([field, code]) => [field, errors[field][code]])) };
}

/** The text where no field is to blame: try again, or call. */
export function otherTrouble(text: string): ContactTrouble {
  return { text, errors: {} };
}

/** That there were too many messages from one address. @param seconds until the next one is accepted */
export function tooManyTrouble({ tooMany, language }: FormWords, seconds: number): ContactTrouble {
  return otherTrouble(tooMany.replace("{wait}", waitInWords(language, seconds)));
}

/**
 * A document's title: with an error mark before it while the form shows errors, else without.
 *
 * @example markedTitle(words, "Contact", true) // "Error: Contact"
 */
export function markedTitle(words: Pick<FormWords, "markedTitle">, title: string, hasErrors: boolean): string {
  const mark = words.markedTitle.replace("{title}", "");
  const bare = title.startsWith(mark) ? title.slice(mark.length) : title;
  return hasErrors ? mark + bare : bare;
}
