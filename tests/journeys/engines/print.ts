import { expect, test } from "vitest";
import type { OpenVisitor } from "./visitor.ts";

const ARTICLE = "/fr/tresorerie-deux-calendriers/";

/** Pages on paper. */
export function print(newVisitor: OpenVisitor): void {
  test("the print styles hide buttons, menu and banner, and print dark text", async () => {
    const { tab, open, sees, errors } = await newVisitor({ consent: "not yet" });
    await open(ARTICLE);
    await tab.evaluate(applyPrintStyles);
    expect(await sees("header a")).toBe(true);
    expect(await sees("footer a[href^='tel:']")).toBe(true);
    expect(await sees("header nav, [data-consent], button, .btn")).toBe(false);
    const color = await tab.evaluate(() => getComputedStyle(document.querySelector("main p") ?? document.body).color);
    expect(Math.max(...(color.match(/\d+/g) ?? []).slice(0, 3).map(Number))).toBeLessThan(110);
    expect(await errors()).toEqual([]);
  });

  test("the PDF of an article embeds the brand's font (skipped where the driver cannot print)", async ({ skip }) => {
    const { tab, open } = await newVisitor();
    await open(ARTICLE);
    const pdf = await tab.pdf();
    if (pdf === undefined) return skip("The protocol of this engine cannot print.");
    const text = Buffer.from(pdf).toString("latin1");
    expect(text.slice(0, 5)).toBe("%PDF-");
    expect(text).toMatch(/\/BaseFont\s*\/[A-Z]{6}\+NunitoSans/);
  });
}

/** Runs in the browser: emulates print media by rewriting media queries; no protocol can do so in all three engines. */
function applyPrintStyles(): void {
  const turn = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { mediaText } = rule.media;
        if (/\bprint\b/.test(mediaText)) rule.media.mediaText = mediaText.replace("print", "all");
        else if (/\bscreen\b/.test(mediaText)) rule.media.mediaText = "not all";
      }
      if ("cssRules" in rule) turn(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) turn(sheet.cssRules);
}
