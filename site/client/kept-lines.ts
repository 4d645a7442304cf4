/** What holds words that others follow on their line: the voices of a heading, a date, what stands in a row. */
const FOLLOWED = "h1, h2, b, p:has(> time), time, p > span, li, :is(li, nav) > a";

/**
 * Lets lines be as long in another font as they are in theirs, where more than their own letters depends on it: words
 * that others follow, and centred ones. Their letters stand a little closer together, or farther apart, by less than
 * anybody sees. To be called before the font changes; nothing is laid out for it.
 *
 * @param nodes what is considered
 * @param family the other font, as a style sheet names it
 * @returns undoes it
 */
export function keepLines(document: Document, nodes: Iterable<Node>, family: string): () => void {
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
  const set = (spacingOf: (spacing: number) => string) => {
    for (const [element, spacing] of spacings) element.style.letterSpacing = spacingOf(spacing);
  };
  set((spacing) => `${spacing}px`);
  return () => set(() => "");
}
