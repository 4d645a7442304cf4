import { expect, test } from "vitest";
import { everyTemplate } from "../../support/pages/every-template.ts";
import type { OpenVisitor } from "./visitor.ts";

/** Each template on a phone, in one language, the languages taking turns; on a desk the font is asked for in the same way. */
const pages = [
  ...everyTemplate.map(([template, paths], index) => [template, paths[index % 3] ?? "/fr/", 360] as const),
  ["home", "/fr/", 1280] as const,
];

/** How a first visit, with an empty cache, looks: in the brand's font, and without an error. */
export function firstVisits(newVisitor: OpenVisitor): void {
  test.each(pages)(
    "a first visit to a page of the template %s (%s) at %i px is drawn in the brand's font, without an error",
    async (_template, path, width) => {
      const { tab, open, errors } = await newVisitor({ width });
      await open(path);
      await expect.poll(() => tab.evaluate(fontArrivals)).toBeGreaterThan(0);
      await expect.poll(() => tab.evaluate(drawnFont), { message: "the font of the page's text" }).toBe("Nunito Sans");
      expect(await tab.evaluate(hiddenWidth)).toBe(0);
      expect((await errors()).filter(isNoNotFound)).toEqual([]);
    },
  );
}

/** A browser says in its console that the document of an unknown address was answered with 404. */
function isNoNotFound(error: string): boolean {
  return !/status of 404/.test(error);
}

/** Runs in the browser: what a visitor would have to scroll sideways for, in CSS pixels. */
function hiddenWidth(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** Runs in the browser: how many font files have arrived. */
function fontArrivals(): number {
  return performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".woff2")).length;
}

/** Runs in the browser: "Nunito Sans" where the body's text is as wide as in it, else what the styles ask for. */
function drawnFont(): string {
  const widthIn = (family: string) => {
    const sample = document.createElement("span");
    sample.textContent = "Passerelle WM @ fijl 0123456789";
    Object.assign(sample.style, { position: "absolute", whiteSpace: "nowrap", fontSize: "100px", fontFamily: family });
    document.body.append(sample);
    const { width } = sample.getBoundingClientRect();
    sample.remove();
    return width;
  };
  const family = getComputedStyle(document.body).fontFamily;
  const isThere = document.fonts.check("16px 'Nunito Sans'") && widthIn("'Nunito Sans', serif") !== widthIn("serif");
  return isThere && widthIn(family) === widthIn("'Nunito Sans', serif") ? "Nunito Sans" : `${family} (no Nunito Sans)`;
}
