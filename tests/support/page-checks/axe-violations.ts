import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Frame, Page } from "playwright-core";

const source = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 A and AA, the contrast of AAA, and what is known to be good practice. */
const RULES = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules that another scheme of colours can break. */
const COLOR_RULES = ["color-contrast", "color-contrast-enhanced", "link-in-text-block"];

/**
 * What axe finds wrong with the page that is shown, a line for each element. Frames are not looked into; each can be
 * given instead of the page.
 *
 * @param except rules that do not hold there
 */
export function axeViolations(page: Page | Frame, except: readonly string[] = []): Promise<string[]> {
  const off = Object.fromEntries(except.map((rule) => [rule, { enabled: false }]));
  return runAxe(page, {
    runOnly: { type: "tag", values: RULES },
    // Off unless they are asked for by name. Contrast leaves to its plain namesake what is fainter than that one allows.
    rules: { "color-contrast-enhanced": { enabled: true }, "target-size": { enabled: true }, ...off },
    iframes: false,
  });
}

/** The same, of colours only: for a page that was examined in its other scheme. */
export function axeColorViolations(page: Page): Promise<string[]> {
  return runAxe(page, { runOnly: { type: "rule", values: COLOR_RULES } });
}

/** Axe comes in by the debugger, past the site's policy, which lets no foreign script in. */
async function runAxe(page: Page | Frame, options: axe.RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async (how) => {
      const { violations } = await (window as unknown as { readonly axe: typeof axe }).axe.run(document, how);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
      );
    },
    { resultTypes: ["violations"], ...options } satisfies axe.RunOptions,
  );
}
