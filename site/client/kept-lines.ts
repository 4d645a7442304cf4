/** What holds words that others follow on their line: the voices of a heading, a date, what stands in a row. */
const FOLLOWED = "h1, h2, b, p:has(> time), time, p > span, li, :is(li, nav) > a";

/**
 * Measures lines where more than their own letters depends on their length: words that others follow, and centred ones.
 * In another font they can be kept as long as they are: their letters then stand a little closer together, or farther
 * apart, by less than anybody sees. Nothing is laid out for it.
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
    const missing = lengthIn(fontFamily) - lengthIn(family);
    spacings.set(element, (Number.parseFloat(letterSpacing) || 0) + missing / node.length);
  }
  return (keep) => {
    for (const [element, spacing] of spacings) element.style.letterSpacing = keep ? `${spacing}px` : "";
  };
}
