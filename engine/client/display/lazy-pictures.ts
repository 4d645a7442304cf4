import { LAZY_MARGIN_PX, LAZY_THRESHOLD } from "../common/constants.ts";
import { createVisibility } from "../common/visibility.ts";

const WAITING = "[data-lazy]";

/**
 * Switches the pictures of a document on as they come near the viewport. Where visibility cannot be told, and before
 * printing, all are switched on at once.
 */
export function createLazyPictures(document: Document, visibilityOf = createVisibility) {
  const waiting = () => document.querySelectorAll(WAITING);
  const showAll = () => waiting().forEach(switchOn);
  const visibility = visibilityOf((picture, visible) => visible && switchOn(picture), {
    marginPx: LAZY_MARGIN_PX,
    threshold: LAZY_THRESHOLD,
  });
  document.defaultView?.addEventListener("beforeprint", showAll);
  for (const type of ["error", "load"]) document.addEventListener(type, hideLostDecoration, true);
  return {
    /** Looks for pictures that wait; to be called after each page. */
    scan: visibility ? () => visibility.watch(waiting()) : showAll,
  };
}

/** Where decoration cannot be had, its place stays empty: browsers show a sign of breakage. */
function hideLostDecoration({ type, target }: Event): void {
  const { alt, style } = target as Partial<HTMLImageElement>;
  if (alt === "" && style) style.visibility = type === "error" ? "hidden" : "";
}

/** Gives a picture its files, in the order of the document: the sources come first, so the browser chooses once. */
function switchOn(image: Element): void {
  for (const file of (image.parentElement?.children ?? []) as Iterable<HTMLImageElement>) {
    const { srcset = "", src } = file.dataset;
    file.srcset = srcset;
    if (src) file.src = src;
  }
  image.removeAttribute("data-lazy");
}
