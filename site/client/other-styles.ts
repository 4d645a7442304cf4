import { OTHER_STYLES_ID } from "../routes/page-data.ts";

/**
 * Asks for the rules of style that the document does not carry: those of other screens and of the consent dialog. They
 * change nothing of the page on screen, so they may come at any time. Where the document names none, none are missing.
 *
 * @returns a promise that is rejected when they are lost
 */
export function loadOtherStyles(document: Document): Promise<unknown> {
  const link = document.querySelector<HTMLLinkElement>(`#${OTHER_STYLES_ID}`);
  const styles = new Promise((resolve, reject) => {
    if (link === null) return resolve(undefined);
    link.onload = resolve;
    link.onerror = reject;
    link.href = link.dataset.href ?? "";
  });
  // Who needs them is told; until then it is no failure of anything.
  styles.catch(() => {});
  return styles;
}
