import { DRAFT_NAME } from "./draft-name.ts";

/** What a tab remembers of a message that is not sent yet: its fields, its key, its time token. */
export type Draft = Readonly<Record<string, string>>;

/** The draft of this tab; empty where there is none, or where storage is refused or damaged. */
export function readDraft(): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(DRAFT_NAME) ?? "{}");
    const entries = Object.entries(stored ?? {}).filter((entry) => typeof entry[1] === "string");
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** Keeps a draft until the message is sent or the tab is closed; without one, forgets it. */
export function keepDraft(draft?: Readonly<Record<string, string | undefined>>): void {
  try {
    if (draft) sessionStorage.setItem(DRAFT_NAME, JSON.stringify(draft));
    else sessionStorage.removeItem(DRAFT_NAME);
  } catch {
    // Refused or full: the fields themselves still hold what was typed.
  }
}
