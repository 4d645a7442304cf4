import type { Places } from "./places-in-view.ts";

/** What holds words that others follow on their line: the voices of a heading, a date, what stands in a row. */
const FOLLOWED = "h1, h2, b, p:has(> time), time, p > span, li, :is(li, nav) > a";

/**
 * Lets lines be as long in another font as they were, where more than their own letters depends on it: words that
 * others follow, and centred ones. Their letters stand a little closer together, or farther apart, by less than anybody
 * sees.
 *
 * @returns undoes it
 */
export function keepLines(before: Places, after: Places): () => void {
  const spacings = new Map<HTMLElement, number>();
  for (const [node, was] of before) {
    const element = node.parentElement;
    const is = after.get(node);
    if (!is || !(node instanceof Text) || node !== element?.firstChild) continue;
    const { letterSpacing, textAlign } = getComputedStyle(element);
    const centred = textAlign === "center";
    if (!centred && !element.matches(FOLLOWED)) continue;
    // A centred text begins where its first line does; what follows a text begins where its last line ends.
    const line = centred ? 0 : -1;
    const missing = (was.lines.at(line) ?? 0) - (is.lines.at(line) ?? 0);
    spacings.set(element, (Number.parseFloat(letterSpacing) || 0) + (missing * is.lines.length) / node.length);
  }
  const set = (spacingOf: (spacing: number) => string) => {
    for (const [element, spacing] of spacings) element.style.letterSpacing = spacingOf(spacing);
  };
  set((spacing) => `${spacing}px`);
  return () => set(() => "");
}
