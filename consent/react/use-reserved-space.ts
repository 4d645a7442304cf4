import { type RefObject, useLayoutEffect, useRef } from "react";

/** Custom property with the covered height, for the banner's CSS. */
const COVERED = "--covered";

/**
 * Adds as much space at the end of the document as an element covers at the bottom of the window, so that everything
 * can be scrolled clear of it (WCAG 2.2, 2.4.11).
 */
export function useReservedSpace(): RefObject<HTMLElement | null> {
  const covering = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = covering.current;
    if (element === null) return;
    const { style } = element.ownerDocument.documentElement;
    const reserve = () => {
      // In low windows the element stands in the flow, and covers nothing.
      const isFixed = getComputedStyle(element).position === "fixed";
      style.setProperty(COVERED, isFixed ? `${element.offsetHeight}px` : "0px");
    };
    const observer = new ResizeObserver(reserve);
    observer.observe(element);
    observer.observe(element.ownerDocument.documentElement);
    return () => {
      observer.disconnect();
      style.removeProperty(COVERED);
    };
  }, []);
  return covering;
}
