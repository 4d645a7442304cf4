import type { Page } from "playwright-core";

/**
 * Every element of the page, but the parts of drawings, with a mark of all its computed styles, those of what stands
 * before and after it included. Two pages that look the same give the same. Heights are left out: what has not come into view yet
 * is as high as was guessed.
 */
export function computedStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const heights = new Set(["block-size", "height", "perspective-origin", "transform-origin"]);
    const valuesOf = (style: CSSStyleDeclaration) =>
      Array.from(style, (name) => (heights.has(name) ? "" : style.getPropertyValue(name))).join();
    return [...document.querySelectorAll("body, #app, #app :not(svg *)")].map((element) => {
      const around = ["::before", "::after"].map((part) => getComputedStyle(element, part));
      const styles = [getComputedStyle(element), ...around.filter(({ content }) => content !== "none")];
      let mark = 0;
      for (const character of styles.map(valuesOf).join()) mark = Math.imul(mark ^ character.charCodeAt(0), 0x01000193);
      return `${element.localName}.${element.getAttribute("class")} ${(mark >>> 0).toString(36)}`;
    });
  });
}
