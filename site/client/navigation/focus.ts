import { percentDecoded } from "../../page-paths/paths.ts";

const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

/**
 * Moves focus without scrolling (D8). An element that takes none, such as a heading, is made to.
 * Where there is no element, the focus stays.
 */
export function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (!element.matches(FOCUSABLE)) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * The element that the hash of an address points to, if there is one.
 *
 * @param hash with its "#", percent-encoded or not
 */
export function hashTarget(document: Document, hash: string): HTMLElement | undefined {
  const id = hash.slice(1);
  if (id === "") return undefined;
  return document.getElementById(id) ?? document.getElementById(percentDecoded(id)) ?? undefined;
}
