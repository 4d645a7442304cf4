import { type RefObject, useLayoutEffect, useRef } from "react";

/** The height that is covered, as the style sheet of the banner reads it. */
const COVERED = "--covered";

/**
 * Keeps as much room at the end of the document as an element covers at the bottom of the window, and scrolls what takes
 * the focus clear of it: nothing of the page lies behind it for good (WCAG 2.2, 2.4.11). Chromium leaves a field where
 * its first line can be seen; so each is brought into view whole.
 */
export function useReservedSpace<Covering extends HTMLElement>(): RefObject<Covering | null> {
  const covering = useRef<Covering>(null);
  useLayoutEffect(() => {
    const element = covering.current;
    if (element === null) return;
    const { style } = element.ownerDocument.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(COVERED, `${element.offsetHeight}px`));
    observer.observe(element);
    const reveal = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches("input, textarea")) target.scrollIntoView({ block: "nearest" });
    };
    element.ownerDocument.addEventListener("focusin", reveal);
    return () => {
      observer.disconnect();
      element.ownerDocument.removeEventListener("focusin", reveal);
      style.removeProperty(COVERED);
    };
  }, []);
  return covering;
}
