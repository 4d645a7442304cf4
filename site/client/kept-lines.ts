/** What holds words that others follow on their line: a heading's first voice, an article's date, what stands in a row. */
const FOLLOWED = ":is(h1, h2):has(b), h1 ~ p:has(time), h1 ~ p > time, p > span, li, :is(li, nav) > a";

/** By how much of a font's size letters may stand closer together or farther apart. */
const LITTLE = 0.05;

/**
 * Measures lines where more than their own letters depends on their length: words that others follow, and centred ones.
 * In another font they can be kept as long as they are: their letters then stand a little closer together, or farther
 * apart, mostly by a hundredth of their size. Nothing is laid out for it.
 *
 * @param nodes what is considered
 * @param family the other font, as a style sheet names it
 * @returns keeps their length from now on, or no longer
 */
export function measureLines(document: Document, nodes: Iterable<Node>, family: string): (keep: boolean) => void {
  const canvas = document.createElement("canvas").getContext("2d");
  const spacings = new Map<HTMLElement, number>();
  for (const node of nodes) {
    const element = node.parentElement;
    if (!canvas || !(node instanceof Text) || node !== element?.firstChild) continue;
    const { fontFamily, fontSize, fontWeight, letterSpacing, textAlign } = getComputedStyle(element);
    if (textAlign !== "center" && !element.matches(FOLLOWED)) continue;
    const lengthIn = (fonts: string) => {
      canvas.font = `${fontWeight} ${fontSize} ${fonts}`;
      return canvas.measureText(node.data).width;
    };
    const apart = (lengthIn(fontFamily) - lengthIn(family)) / node.length;
    if (Math.abs(apart) < LITTLE * Number.parseFloat(fontSize))
      spacings.set(element, (Number.parseFloat(letterSpacing) || 0) + apart);
  }
  return (keep) => {
    for (const [element, spacing] of spacings) element.style.letterSpacing = keep ? `${spacing}px` : "";
  };
}
