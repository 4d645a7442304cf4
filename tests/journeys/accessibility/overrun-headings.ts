import type { Page } from "playwright-core";

/**
 * Words of headings and leads that leave their column, or run into another element beside it, on the page that is shown.
 * Each is reported with its first 30 characters.
 */
export function overrunHeadings(page: Page): Promise<string[]> {
  return page.evaluate(findOverruns);
}

/** Runs in the browser. */
function findOverruns(): string[] {
  const headings = [...document.querySelectorAll("h1, h2, h3, .lead")];
  // Visually hidden headings take no space.
  return headings
    .filter((one) => getComputedStyle(one).clipPath === "none")
    .flatMap((heading) => {
      const column = heading.parentElement?.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(heading);
      return [...words.getClientRects()]
        .filter(({ width }) => width > 1)
        .filter((line) => line.right > Math.min(column?.right ?? 0, innerWidth) + 1 || covers(heading, line))
        .map((line) => `${heading.textContent?.slice(0, 30)} ends at ${Math.round(line.right)} px`);
    });

  /** Whether a drawing of the page overlaps the line. */
  function covers(heading: Element, line: DOMRect): boolean {
    const drawings = [...document.querySelectorAll("main :is(svg, img)")].filter((one) => !heading.contains(one));
    return drawings
      .map((one) => (one.parentElement ?? one).getBoundingClientRect())
      .some(
        (box) => box.left > line.left && box.left < line.right - 1 && box.top < line.bottom && box.bottom > line.top,
      );
  }
}
