/** Name of the draft in the tab's storage. */
export const DRAFT_NAME = "contact-draft";

/** Whether this tab holds a message that is not sent yet. */
export function draftExists(): boolean {
  try {
    return sessionStorage.getItem(DRAFT_NAME) !== null;
  } catch {
    return false;
  }
}
