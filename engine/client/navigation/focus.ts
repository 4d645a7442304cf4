import { PROGRAM_ID_PREFIX } from "../../pages/data/element-ids.ts";
import { percentDecoded } from "../../pages/paths/paths.ts";

const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

/**
 * Moves focus without scrolling. An element that cannot take it, such as a heading, is made focusable first.
 * Without an element, the focus stays.
 */
export function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (!element.matches(FOCUSABLE)) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * The element that the hash of an address points to, if there is one: a heading, or a part of the page that the program
 * names, also without the prefix of its id, so that `/fr/#content` leads past the intro.
 *
 * @param hash with its "#", percent-encoded or not
 */
export function hashTarget(document: Document, hash: string): HTMLElement | undefined {
  const id = hash.slice(1);
  if (id === "") return undefined;
  const ids = [id, percentDecoded(id), PROGRAM_ID_PREFIX + id];
  return ids.map((name) => document.getElementById(name)).find((element) => element !== null) ?? undefined;
}
