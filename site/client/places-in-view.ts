/** Where something in the window begins, in CSS pixels. */
export interface Place {
  readonly left: number;
  readonly top: number;
}

/** Where each element and each piece of text in the window begins. A text begins where its first line does. */
export type Places = ReadonlyMap<Node, Place>;

/** How far letters may stand out of their element's box, in CSS pixels: what is so close to the window is partly in it. */
const OUT_OF_BOX = 16;

/** The places of what is in the window. What stands below it is not looked into: asking would have it laid out. */
export function placesInView(document: Document): Places {
  const places = new Map<Node, Place>();
  const range = document.createRange();
  const end = document.documentElement.clientHeight + OUT_OF_BOX;
  const note = (parent: Node) => {
    for (const node of parent.childNodes) {
      // A range asks every text inside of it.
      const isElement = node instanceof Element;
      if (!isElement) range.selectNode(node);
      const box = (isElement ? node : range).getBoundingClientRect();
      if (box.top >= end) continue;
      if (box.width > 0 && box.bottom > 0) places.set(node, (!isElement && range.getClientRects()[0]) || box);
      note(node);
    }
  };
  note(document.body);
  return places;
}

/** From how far on a browser counts a move as one, in CSS pixels (Layout Instability, §2.1). */
const COUNTED_PX = 3;

/** Whether everything begins where it did, as a browser judges it. */
export function areSame(before: Places, after: Places): boolean {
  return [...before].every(([node, was]) => {
    const is = after.get(node);
    return is && Math.abs(is.left - was.left) < COUNTED_PX && Math.abs(is.top - was.top) < COUNTED_PX;
  });
}
