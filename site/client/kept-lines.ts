/** Words that others may follow on their line: in a row of links, in a heading of two voices, in the facts of an article. */
const FOLLOWED = "li, li > a:only-child, nav > a, :is(h1, h2) > span, p > :is(time, span)";

/** Centred words whose length differs by less than this, in CSS pixels, begin where they did: half of it is no move. */
const UNSEEN = 5;

/**
 * Measures lines where more than their own words depends on their length: words that others follow, and centred ones. In
 * another font they can be kept as long as they are: the space after the words takes the difference. What follows then
 * has its place where it was, and is drawn where it belongs, which no browser counts as a move. Nothing is laid out for
 * it.
 *
 * @param nodes what is considered
 * @param family the other font, as a style sheet names it
 * @returns keeps their length from now on, or no longer; what follows is drawn where it belongs, or where its place is
 */
export function measureLines(
  document: Document,
  nodes: Iterable<Node>,
  family: string,
): (keep: boolean, draw?: boolean) => void {
  const canvas = document.createElement("canvas").getContext("2d");
  const kept = new Map<HTMLElement, readonly ["marginInlineEnd" | "textIndent", number]>();
  const moved = new Map<HTMLElement, number>();
  for (const node of nodes) {
    const element = node.parentElement;
    if (!canvas || !(node instanceof Text) || node !== element?.firstChild) continue;
    const { display, fontFamily, fontSize, fontWeight, minWidth, textAlign } = getComputedStyle(element);
    if (display === "list-item" || element.offsetWidth <= Number.parseFloat(minWidth)) continue;
    const lengthIn = (fonts: string) => {
      canvas.font = `${fontWeight} ${fontSize} ${fonts}`;
      return canvas.measureText(node.data).width;
    };
    const difference = lengthIn(fontFamily) - lengthIn(family);
    const item = element.matches("li > a") ? (element.parentElement as HTMLElement) : element;
    const followers = element.matches(FOLLOWED) ? onSameLine(item) : [];
    // The menu ends at the edge of the page: in it, what comes before gives way instead.
    const inMenu = element.closest("header") !== null;
    for (const other of followers[0] ? siblings(item) : [])
      if (followers.includes(other) !== inMenu)
        moved.set(other, (moved.get(other) ?? 0) + (inMenu ? difference : -difference));
    const isCentred = textAlign === "center";
    // A box as wide as its words is centred as a whole.
    if (followers.length > 0 || (isCentred && display === "inline-block"))
      kept.set(element, ["marginInlineEnd", difference]);
    else if (isCentred && Math.abs(difference) > UNSEEN) kept.set(element, ["textIndent", -difference]);
    if (isCentred && kept.has(element)) moved.set(element, difference / 2);
  }
  return (keep, draw = keep) => {
    for (const [element, [property, pixels]] of kept) element.style[property] = keep ? `${pixels}px` : "";
    for (const [element, pixels] of moved) element.style.translate = draw ? `${pixels}px` : "";
  };
}

/** What follows an element on its line. */
function onSameLine(item: HTMLElement): HTMLElement[] {
  const all = siblings(item);
  const end = item.offsetTop + item.offsetHeight;
  return all.slice(all.indexOf(item) + 1).filter((next) => next.offsetTop < end);
}

function siblings({ parentElement }: HTMLElement): HTMLElement[] {
  return [...(parentElement?.children ?? [])] as HTMLElement[];
}
