/** Key of the draft in the tab's storage. */
const STORAGE_KEY = "contact-draft";

/** An unsent message, as the tab keeps it: its fields, its idempotency key, its time token. */
export type Draft = Readonly<Record<string, string>>;

/** The draft of this tab; empty if there is none, or if storage is blocked or its content damaged. */
export function readDraft(): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}");
    const entries = Object.entries(stored ?? {}).filter((entry) => typeof entry[1] === "string");
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** Stores a draft until the message is sent or the tab is closed. */
export function keepDraft(draft: Readonly<Record<string, string | undefined>>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // Storage is blocked or full: the fields themselves still hold what was typed.
  }
}

/** Deletes the draft, once its message is sent. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked: there is no draft.
  }
}
