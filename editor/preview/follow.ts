/** Elements of a page that a paragraph, a row or a field of a form becomes. */
const PARTS = "h1, h2, h3, h4, p, li, tr, figure, dt, dd, summary, blockquote, a";
/** The part of all words that two texts must have in common. */
const ALIKE = 0.4;

/**
 * The element of a page that shows some words. While somebody types, the page is a moment behind, typography has changed
 * characters and variables are filled in: the element with the most words in common is taken.
 */
export function elementWith(words: string, page: ParentNode): Element | undefined {
  const wanted = wordsOf(words);
  let found: Element | undefined;
  let best = ALIKE;
  for (const element of page.querySelectorAll(PARTS)) {
    const alt = [...element.querySelectorAll("img")].map((image) => image.alt).join(" ");
    const likeness = likenessOf(wanted, wordsOf(`${alt} ${element.textContent}`));
    // The innermost of those that are alike.
    if (likeness < best || (likeness === best && found?.contains(element) !== true)) continue;
    [found, best] = [element, likeness];
  }
  return found;
}

/** Marks an element, and brings it into the middle of the window where it is not in sight. */
export function follow(element: Element | undefined): void {
  for (const before of document.querySelectorAll("[data-written]")) before.removeAttribute("data-written");
  if (element === undefined) return;
  element.setAttribute("data-written", "");
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= innerHeight * 0.1 && bottom <= innerHeight * 0.9) return;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const middle = scrollY + (top + Math.min(bottom, top + innerHeight)) / 2 - innerHeight / 2;
  scrollTo({ top: middle, behavior: isCalm ? "instant" : "smooth" });
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}

function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length;
  return common / (one.size + other.size - common || 1);
}
