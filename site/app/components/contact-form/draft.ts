/** Key of the draft in the tab's storage. */
const STORAGE_KEY = "contact-draft";

/** What a tab remembers of a message that is not sent yet: its fields, its idempotency key, its time token. */
export type Draft = Readonly<Record<string, string>>;

/** The draft of this tab; empty where there is none, or where storage is refused or damaged. */
export function readDraft(): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}");
    const entries = Object.entries(stored ?? {}).filter((entry) => typeof entry[1] === "string");
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** Keeps a draft until the message is sent or the tab is closed. */
export function keepDraft(draft: Readonly<Record<string, string | undefined>>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // Refused or full: the fields themselves still hold what was typed.
  }
}

/** Forgets the draft, once its message is sent. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is refused: there is no draft.
  }
}
