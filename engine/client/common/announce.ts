/** Id of the region that a screen reader reads out. */
export const ANNOUNCER_ID = "_announcer";
/** Id of the line that shows while a page loads; hidden otherwise. */
export const PROGRESS_ID = "_progress";

/** Has a screen reader say a text when it is idle. */
export function announce(document: Document, text: string): void {
  const announcer = document.getElementById(ANNOUNCER_ID);
  if (announcer) announcer.textContent = text;
}
