import type { Page } from "playwright-core";
import { readingObstacles } from "./reading-obstacles.ts";

/** What a reader may set: text of twice the size; the spacing of WCAG 2.2, 1.4.12. */
const settings = {
  "as it is": "",
  "twice the size": "html { font-size: 200% !important }",
  "wider spacing": `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`,
} as const;

/** What does not fit on the page that is shown, at some widths, in every setting. */
export async function misfits(page: Page, widths: readonly number[]): Promise<string[]> {
  const misfits: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const [name, css] of Object.entries(settings)) {
      await page.evaluate(setReadersStyles, css);
      const found = [...(await readingObstacles(page)), ...(await brokenButtons(page))];
      misfits.push(...found.map((one) => `${name}, ${width} px: ${one}`));
    }
  }
  await page.evaluate(setReadersStyles, "");
  return misfits;
}

/** Runs in the browser. A reader's own style sheet is no style of the page: its policy does not keep it out. */
function setReadersStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

/** Words that buttons break, or that leave their button. */
function brokenButtons(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("button, .btn")].flatMap((button) => {
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (texts.nextNode()) {
        for (const { 0: word, index } of (texts.currentNode.textContent ?? "").matchAll(/[\p{L}\p{N}’']+/gu)) {
          const letters = document.createRange();
          letters.setStart(texts.currentNode, index);
          letters.setEnd(texts.currentNode, index + word.length);
          const lines = [...letters.getClientRects()].filter(({ width }) => width > 1);
          const tops = new Set(lines.map(({ top }) => Math.round(top)));
          const end = button.getBoundingClientRect().right;
          const leaves = lines.some(({ right }) => right > end + 1);
          if (tops.size > 1 || leaves) broken.push(`a button ${leaves ? "is left by" : "breaks"} “${word}”`);
        }
      }
      return broken;
    }),
  );
}
