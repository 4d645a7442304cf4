import { useEffect } from "react";

const STOPS = ":is(a[href], button, input, textarea, select, summary, [tabindex='0'], [contenteditable='true'])";

/** What has the focus, and all that the keyboard reaches, in its order. */
interface Stop {
  readonly element: HTMLElement;
  readonly all: readonly HTMLElement[];
}

/**
 * Has the focus go on from where it was when what had it goes away or cannot be pressed any more: a button that takes out its own
 * row. A browser leaves it nowhere then, and a screen reader begins anew at the top. What a dialog was opened from counts once it
 * is closed.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const stops = new Map<Element, Stop>();
    const remember = ({ target: element }: FocusEvent) => {
      // Whoever presses with a pointer does not ask where the keyboard is.
      if (!(element instanceof HTMLElement && element.matches(":focus-visible"))) return stops.clear();
      stops.set(topOf(element), { element, all: [...document.querySelectorAll<HTMLElement>(STOPS)] });
    };
    const look = () => {
      const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
      const stop = stops.get(top);
      if (document.activeElement !== document.body || stop === undefined || isThere(stop.element)) return;
      const at = stop.all.indexOf(stop.element);
      const near = [...stop.all.slice(at), ...stop.all.slice(0, at).reverse()];
      near.find((one) => isThere(one) && topOf(one) === top)?.focus();
    };
    // After what takes the focus itself.
    const observer = new MutationObserver(() => setTimeout(look));
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled"] });
    document.addEventListener("focusin", remember);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", remember);
    };
  }, []);
}

/** The dialog that an element is in, or the page. */
function topOf(element: Element): Element {
  return element.closest("dialog") ?? document.body;
}

function isThere(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(":disabled") && element.checkVisibility();
}
