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

/**
 * Brings what the keyboard reaches wholly into sight: Chromium scrolls a row until 32 pixels of a focused link are seen,
 * which may be less than a word. What a program focuses has a scroll position of its own: a heading, or what had the focus
 * before the page was drawn anew.
 */
export function showFocusWhole(document: Document): void {
  let pressed = false;
  for (const type of ["keydown", "keyup"] as const) {
    document.addEventListener(type, ({ key }) => {
      pressed = type === "keydown" && key === "Tab";
    });
  }
  document.addEventListener("focusin", ({ target }) => {
    const focused = target as HTMLElement;
    if (pressed && focused.matches(":focus-visible")) focused.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
}
