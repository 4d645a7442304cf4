import { OTHER_STYLES_ID } from "../routes/page-data.ts";

/**
 * Asks for the rules of style that the document does not carry: those of other screens and of the consent dialog. They
 * change nothing of the page on screen, so they may come at any time. Where the document names none, none are missing.
 *
 * @returns a promise that is rejected when they are lost
 */
export function loadOtherStyles(document: Document): Promise<unknown> {
  const link = document.querySelector<HTMLLinkElement>(`#${OTHER_STYLES_ID}`);
  const styles = link === null ? Promise.resolve() : load(link);
  // Who needs them is told; until then it is no failure of anything.
  styles.catch(() => {});
  return styles;
}

async function load(link: HTMLLinkElement): Promise<void> {
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
    link.href = link.dataset.href ?? "";
  });
  // What is no style sheet arrives like one; its rules cannot be read, or there are none.
  if (!link.sheet?.cssRules.length) throw new Error(`${link.href} has no rules.`);
}
