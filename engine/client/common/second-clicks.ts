const CONTROLS = "a, button, input, label, select, summary, textarea";

/**
 * Ignores the second half of a double click on a control that has come under the pointer since the first: a form that
 * became a note of thanks, a banner that made way for a link. Who presses twice by habit means what they saw.
 */
export function ignoreStraySecondClicks(document: Document): void {
  let pressed: Element | null = null;
  const judge = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
    if (event.detail > 1 && control !== null && control !== pressed) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (event.detail > 0) pressed = control;
  };
  document.addEventListener("click", judge, true);
}
