import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Keeps as much room at the end of the document as an element covers at the bottom of the window, and scrolls what takes
 * the focus clear of it: nothing of the page lies behind it for good (WCAG 2.2, 2.4.11).
 */
export function useReservedSpace<Covering extends HTMLElement>(): RefObject<Covering | null> {
  const covering = useRef<Covering>(null);
  useLayoutEffect(() => {
    const element = covering.current;
    if (element === null) return;
    const { documentElement, body } = element.ownerDocument;
    const reserve = (space: string) => {
      documentElement.style.scrollPaddingBlockEnd = space;
      body.style.paddingBlockEnd = space;
    };
    const observer = new ResizeObserver(() => reserve(`${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      reserve("");
    };
  }, []);
  return covering;
}
