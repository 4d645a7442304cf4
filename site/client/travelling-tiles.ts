/** Tiles on screen that the next screen shows too: the card of a post has those of its head. */
export interface TravellingTiles {
  /** Id of their drawing, the same on both screens: it comes from the seed. */
  readonly id: string;
  readonly place: DOMRect;
}

const TRAVEL: KeyframeAnimationOptions = { duration: 380, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" };

/** The tiles of the card that leads to `path`, where they are in the window. */
export function tilesLeadingTo(path: string, document: Document): TravellingTiles | undefined {
  const link = document.querySelector(`article a[href="${path}"]`);
  const wall = link?.closest("article")?.querySelector("svg.az");
  const id = wall?.querySelector("[id]")?.id;
  const place = wall?.getBoundingClientRect();
  return id && place && isInWindow(place, document) ? { id, place } : undefined;
}

/**
 * Lets the tiles travel from where the card had them to their place at the head of the new screen, which is there
 * already: nothing waits for them. Not where a visitor wants little motion.
 */
export function bringTiles({ id, place }: TravellingTiles, document: Document): void {
  const bay = document.getElementById(id)?.closest(".bay");
  if (!bay || document.defaultView?.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const home = bay.getBoundingClientRect();
  if (!isInWindow(home, document)) return;
  const start = [
    `translate(${place.left - home.left}px, ${place.top - home.top}px)`,
    `scale(${place.width / home.width}, ${place.height / home.height})`,
  ].join(" ");
  bay.animate({ transform: [start, "none"], transformOrigin: ["0 0", "0 0"] }, TRAVEL);
}

function isInWindow({ top, bottom, width }: DOMRect, { documentElement }: Document): boolean {
  return width > 0 && bottom > 0 && top < documentElement.clientHeight;
}
