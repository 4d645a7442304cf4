/** A place in the window, in CSS pixels: where something begins, and the rectangle that holds it. */
interface Place {
  readonly left: number;
  readonly top: number;
  readonly box: DOMRect;
}

/** Where each element and each piece of text in the window is. A text begins where its first line does. */
export type Places = ReadonlyMap<Node, Place>;

/** The places of what is in the window. What stands below it is not looked into: asking would have it laid out. */
export function placesInView(document: Document): Places {
  const places = new Map<Node, Place>();
  const range = document.createRange();
  const { clientHeight } = document.documentElement;
  const placeOf = (node: Node): Place => {
    // A range asks every text inside of it.
    if (node instanceof Element) return startingIn(node.getBoundingClientRect());
    range.selectNode(node);
    return startingIn(range.getBoundingClientRect(), range.getClientRects()[0]);
  };
  const note = (parent: Node) => {
    for (const node of parent.childNodes) {
      const place = placeOf(node);
      if (place.box.top >= clientHeight) continue;
      if (place.box.width > 0 && place.box.bottom > 0) places.set(node, place);
      note(node);
    }
  };
  note(document.body);
  return places;
}

function startingIn(box: DOMRect, first = box): Place {
  return { left: first.left, top: first.top, box };
}

/** From how far on a browser counts a move as one, in CSS pixels (Layout Instability, §2.1). */
const COUNTED_PX = 3;

/**
 * The score that a browser gives to the move from one state to another, or a little more: the part of the window that
 * moves, times how far, as a part of the window's longer side (Layout Instability, §2.3). What moves up or down takes
 * all below along, and counts as a whole window.
 */
export function expectedShift(
  before: Places,
  after: Places,
  window: Pick<Element, "clientWidth" | "clientHeight">,
): number {
  const { clientWidth, clientHeight } = window;
  const moved = new Set<Node | null>();
  let area = 0;
  let farthest = 0;
  for (const [node, was] of before) {
    const is = after.get(node);
    if (!is || Math.abs(is.top - was.top) >= COUNTED_PX) return 1;
    const distance = Math.abs(is.left - was.left);
    if (distance < COUNTED_PX) continue;
    farthest = Math.max(farthest, distance);
    // What moves within something that moves covers no more of the window.
    if (!moved.has(node.parentNode)) area += coveredArea(was.box, is.box);
    moved.add(node);
  }
  return (area / (clientWidth * clientHeight)) * (farthest / Math.max(clientWidth, clientHeight));
}

function coveredArea(was: DOMRect, is: DOMRect): number {
  return (
    (Math.max(is.right, was.right) - Math.min(is.left, was.left)) *
    (Math.max(is.bottom, was.bottom) - Math.min(is.top, was.top))
  );
}
