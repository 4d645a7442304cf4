import type { Page } from "playwright-core";

/**
 * Every element of the page with a mark of all its computed styles, those of what stands before and after it included.
 * Two pages that look the same give the same.
 */
export function computedStyles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("body, #app, #app *")].map((element) => {
      let mark = 0x811c9dc5;
      for (const part of [null, "::before", "::after", "::marker"]) {
        const style = getComputedStyle(element, part);
        for (const name of style) {
          for (const character of style.getPropertyValue(name)) {
            mark = Math.imul(mark ^ (character.codePointAt(0) ?? 0), 0x01000193);
          }
        }
      }
      return `${element.localName}.${element.getAttribute("class")} ${(mark >>> 0).toString(36)}`;
    }),
  );
}
