import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";

const source = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 A and AA, the contrast of AAA, and what is known to be good practice. */
const rules = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What axe finds wrong with the page that is shown, one line for each element. The page must be in a context with
 * `bypassCSP`, because the site's policy lets no foreign script in.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.addScriptTag({ content: source });
  return page.evaluate(async (tags) => {
    const { violations } = await (window as unknown as { readonly axe: typeof axe }).axe.run(document, {
      resultTypes: ["violations"],
      runOnly: { type: "tag", values: tags },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
    );
  }, rules);
}
