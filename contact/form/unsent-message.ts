import { contactFieldNames } from "../message/contact-fields.ts";

/** Key of the unsent message in the tab's storage. */
const STORAGE_KEY = "contact-draft";

/** An unsent message, as the tab keeps it: its fields, its idempotency key, its time token. */
export type UnsentMessage = Readonly<Record<string, string>>;

/** The unsent message of this tab; empty without one, or if storage is blocked or its content damaged. */
export function readUnsentMessage(): UnsentMessage {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}");
    const entries = Object.entries(stored ?? {}).filter((entry) => typeof entry[1] === "string");
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** Keeps the message until it is sent or the tab is closed. */
export function keepUnsentMessage(unsent: Readonly<Record<string, string | undefined>>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(unsent));
  } catch {
    // Storage is blocked or full: the fields themselves still hold what was typed.
  }
}

/**
 * Deletes what is kept, once that message is sent; another one, begun meanwhile, stays.
 *
 * @param sent its fields, as they were kept
 */
export function forgetUnsentMessage(sent: UnsentMessage): void {
  const kept = readUnsentMessage();
  if (contactFieldNames.some((field) => kept[field] !== sent[field])) return;
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked: none is kept.
  }
}
