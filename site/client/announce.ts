import { ANNOUNCER_ID } from "../app/shell/navigation-status.tsx";

/** Has a screen reader say a text when it is idle (ruling D8). */
export function announce(document: Document, text: string): void {
  const announcer = document.getElementById(ANNOUNCER_ID);
  if (announcer) announcer.textContent = text;
}
