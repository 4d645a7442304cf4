/**
 * Calls back when an element's visibility changes; undefined where the browser cannot tell.
 *
 * @param options margin around the viewport in CSS pixels, and the part of the element that must be inside
 */
export function createVisibility(
  whenChanged: (element: Element, visible: boolean) => void,
  options: { readonly marginPx?: number; readonly threshold?: number } = {},
) {
  if (typeof IntersectionObserver === "undefined") return undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) whenChanged(target, isIntersecting);
    },
    { rootMargin: `${options.marginPx ?? 0}px`, threshold: options.threshold ?? 0 },
  );
  return {
    /** Forgets everything watched before and watches these. */
    watch(elements: Iterable<Element>): void {
      observer.disconnect();
      for (const element of elements) observer.observe(element);
    },
  };
}
