/** Where each element and each piece of text in the window is, in CSS pixels. */
export type Places = ReadonlyMap<Node, DOMRect>;

/** The places of what is in the window. What stands below it is not looked into: asking would have it laid out. */
export function placesInView(document: Document): Places {
  const places = new Map<Node, DOMRect>();
  const range = document.createRange();
  const { clientHeight } = document.documentElement;
  const placeOf = (node: Node) => {
    // A range asks every text inside of it.
    if (node instanceof Element) return node.getBoundingClientRect();
    range.selectNode(node);
    return range.getBoundingClientRect();
  };
  const note = (parent: Node) => {
    for (const node of parent.childNodes) {
      const place = placeOf(node);
      if (place.top >= clientHeight) continue;
      if (place.width > 0 && place.bottom > 0) places.set(node, place);
      note(node);
    }
  };
  note(document.body);
  return places;
}

/** From how far on a browser counts a move as one, in CSS pixels (Layout Instability, §2.1). */
const COUNTED_PX = 3;

/**
 * About the score that a browser gives to the move from one state to another: the part of the window that moves, times
 * how far, as a part of the window's longer side (Layout Instability, §2.3). Only texts are counted for what moves to a
 * side; what moves up or down takes all below along, and counts as a whole window.
 */
export function expectedShift(
  before: Places,
  after: Places,
  window: Pick<Element, "clientWidth" | "clientHeight">,
): number {
  const { clientWidth, clientHeight } = window;
  let area = 0;
  let farthest = 0;
  for (const [node, was] of before) {
    const is = after.get(node);
    if (!is || Math.abs(is.top - was.top) >= COUNTED_PX) return 1;
    const distance = Math.abs(is.left - was.left);
    if (distance < COUNTED_PX || node.nodeType !== Node.TEXT_NODE) continue;
    farthest = Math.max(farthest, distance);
    area += (Math.max(is.right, was.right) - Math.min(is.left, was.left)) * was.height;
  }
  return (area / (clientWidth * clientHeight)) * (farthest / Math.max(clientWidth, clientHeight));
}
