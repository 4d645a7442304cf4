/** What stands in a row before others: links, topics. */
const IN_A_ROW = "li, :is(li, nav) > a";

/** What holds words that others follow in their sentence: a heading's first voice, an article's date. */
const FOLLOWED = ":is(h1, h2):has(b), :is(h1, h2) > span, h1 ~ p:has(time), p > :is(time, span)";

/** By how much of a font's size letters may stand closer together or farther apart. */
const LITTLE = 0.045;

/** Centred words whose length differs by less than this, in CSS pixels, begin where they did: half of it is no move. */
const UNSEEN = 5;

/**
 * Measures lines where more than their own letters depends on their length: words that others follow, and centred ones.
 * In another font they can be kept as long as they are. In a row, the space after them takes the difference; in a
 * sentence their letters stand a little closer together, or farther apart, mostly by a hundredth of their size. Nothing
 * is laid out for it.
 *
 * @param nodes what is considered
 * @param family the other font, as a style sheet names it
 * @returns keeps their length from now on, or no longer
 */
export function measureLines(document: Document, nodes: Iterable<Node>, family: string): (keep: boolean) => void {
  const canvas = document.createElement("canvas").getContext("2d");
  const kept = new Map<HTMLElement, readonly ["letterSpacing" | "marginInlineEnd", number]>();
  for (const node of nodes) {
    const element = node.parentElement;
    if (!canvas || !(node instanceof Text) || node !== element?.firstChild) continue;
    const { fontFamily, fontSize, fontWeight, letterSpacing, minWidth, textAlign } = getComputedStyle(element);
    const inRow = element.matches(IN_A_ROW);
    const isFollowed = element.matches(FOLLOWED);
    if (inRow ? element.offsetWidth <= Number.parseFloat(minWidth) : textAlign !== "center" && !isFollowed) continue;
    const lengthIn = (fonts: string) => {
      canvas.font = `${fontWeight} ${fontSize} ${fonts}`;
      return canvas.measureText(node.data).width;
    };
    const difference = lengthIn(fontFamily) - lengthIn(family);
    const apart = difference / node.length;
    if (inRow) kept.set(element, ["marginInlineEnd", difference]);
    else if (Math.abs(apart) < LITTLE * Number.parseFloat(fontSize) && (isFollowed || Math.abs(difference) > UNSEEN))
      kept.set(element, ["letterSpacing", (Number.parseFloat(letterSpacing) || 0) + apart]);
  }
  return (keep) => {
    for (const [element, [property, pixels]] of kept) element.style[property] = keep ? `${pixels}px` : "";
  };
}
