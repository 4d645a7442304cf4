import type { Page } from "playwright-core";

/** What keeps a reader from the text of the page that is shown: lines that leave the window, words that are cut off. */
export function readingObstacles(page: Page): Promise<string[]> {
  return page.evaluate(findObstacles);
}

/** Runs in the browser. */
function findObstacles(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in a window of ${clientWidth} px`] : [];
  const cutting = [...document.querySelectorAll("body *")].filter(isCutting);
  return [...wide, ...cutting.flatMap(cutWords)];

  /** Whether an element hides what leaves it. Text for screen readers only is hidden on purpose. */
  function isCutting(element: Element): boolean {
    const { overflowX, overflowY, clipPath } = getComputedStyle(element);
    const hides = [overflowX, overflowY].some((overflow) => overflow === "hidden" || overflow === "clip");
    return (
      hides && clipPath === "none" && element.getBoundingClientRect().width > 1 && !(element instanceof SVGElement)
    );
  }

  function cutWords(element: Element): string[] {
    const box = element.getBoundingClientRect();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (text.textContent?.trim() && linesOf(text).some((line) => leaves(line, box))) {
        cut.push(`cut off: ${text.textContent.trim().slice(0, 60)}`);
      }
    }
    return cut;
  }

  function linesOf(text: Node): DOMRect[] {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter(({ width }) => width > 1);
  }

  function leaves(line: DOMRect, box: DOMRect): boolean {
    const [x, y] = [line.left + line.width / 2, line.top + line.height / 2];
    return line.left < box.left - 1 || line.right > box.right + 1 || x < box.left || y < box.top || y > box.bottom;
  }
}
