import { contactFieldNames, forEachField } from "../message/contact-fields.ts";

/** Key of the unsent message in the tab's storage. */
const STORAGE_KEY = "contact-draft";

/** An unsent message, as the tab keeps it: its fields, its idempotency key, its time token. */
export type UnsentMessage = Readonly<Record<string, string>>;

/** What the tab's storage would hold, where it is blocked or full: as long as the document, so from page to page. */
let inMemory: string | undefined;

/** The unsent message of this tab; empty without one, or if what is stored is damaged. */
export function readUnsentMessage(): UnsentMessage {
  try {
    const stored: unknown = JSON.parse(inMemory ?? sessionStorage.getItem(STORAGE_KEY) ?? "{}");
    const entries = Object.entries(stored ?? {}).filter((entry) => typeof entry[1] === "string");
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** Keeps the message until it is sent or the tab is closed. */
export function keepUnsentMessage(unsent: Readonly<Record<string, string | undefined>>): void {
  const text = JSON.stringify(unsent);
  try {
    sessionStorage.setItem(STORAGE_KEY, text);
    inMemory = undefined;
  } catch {
    inMemory = text;
  }
}

/**
 * Empties what is kept, once that message is sent: a page that the browser puts its text back into is empty, too. Another
 * message, begun meanwhile, stays.
 *
 * @param sent its fields, as they were kept
 */
export function forgetUnsentMessage(sent: UnsentMessage): void {
  const kept = readUnsentMessage();
  if (contactFieldNames.some((field) => kept[field] !== sent[field])) return;
  keepUnsentMessage(forEachField(() => ""));
}
