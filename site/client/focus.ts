const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

/**
 * Moves focus without scrolling (ruling D8). An element that takes none, such as a heading, is made to.
 * Where there is no element, the focus stays.
 */
export function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (!element.matches(FOCUSABLE)) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
