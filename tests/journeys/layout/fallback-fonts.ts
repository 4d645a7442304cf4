import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { withoutFonts } from "../../support/browser/network-faults.ts";
import { nextStop } from "../../support/page-checks/keyboard-stop.ts";
import { readingObstacles } from "../../support/page-checks/reading-obstacles.ts";
import { oneOfEach } from "../../support/pages/every-template.ts";
import { launchWithFont, type SystemFont } from "../../support/setup/browser-with-fonts.ts";

/** Every width at which something is laid out otherwise, and those just below. */
export const EVERY_WIDTH = [320, 360, 640, 768, 1023, 1024, 1440];
/** The narrowest widths of the two main layouts. */
export const TWO_LAYOUTS = [320, 1024];

/** What a reader may set: letters of twice the size; the spacing of WCAG 2.2, 1.4.12. */
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

/**
 * Tries pages with the banner on a machine that has one font, at some widths, in every setting.
 *
 * @param templates which are tried; default: every template
 */
export function fitsWithOnly(
  font: SystemFont,
  widths: readonly number[],
  templates: readonly string[] = oneOfEach.map(([template]) => template),
): void {
  describe.skipIf(process.platform !== "linux")(
    `on a machine whose only font is ${font}, while the web fonts stay away`,
    () => {
      let browser: Browser;
      let page: Page;
      beforeAll(async () => {
        browser = await launchWithFont(font);
        page = await browser.newPage({ baseURL: inject("origin"), reducedMotion: "reduce" });
        await withoutFonts(page);
      });
      afterAll(() => browser.close());

      test.each(oneOfEach.filter(([template]) => templates.includes(template)))(
        "%s fits every window, and no button breaks in a word",
        async (_name, path) => {
          await page.goto(path);
          await page.locator("[data-consent=banner]").waitFor();
          expect(await misfits(page, widths)).toEqual([]);
        },
      );

      test("no field of the contact form is covered while it has the focus", async () => {
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto("/fr/contact/");
        await page.locator("[data-consent=banner]").waitFor();
        const fields = page.locator("main form :is(input, textarea):not([type=hidden], [tabindex='-1'])");
        await fields.first().focus();
        for (let stops = 0; stops < 3; stops++) expect(await nextStop(page)).toMatchObject({ uncovered: true });
      });
    },
  );
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
