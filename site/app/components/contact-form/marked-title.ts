import { type MessageTexts, message } from "../../../i18n/messages.ts";

/**
 * A document's title, with a mark before it where the form has errors, and without one where it has none.
 *
 * @example markedTitle("Contact", messages, true) // "Error: Contact"
 */
export function markedTitle(title: string, messages: MessageTexts, hasErrors: boolean): string {
  const mark = message(messages, "contact.error-title", { title: "" });
  const bare = title.startsWith(mark) ? title.slice(mark.length) : title;
  return hasErrors ? mark + bare : bare;
}
