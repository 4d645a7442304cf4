import { beforeAll, describe, expect, test } from "vitest";
import { answeredConsent } from "../pages/answered-consent.ts";
import { oneOfEach } from "../pages/every-template.ts";
import { nextStop } from "../pages/keyboard-stop.ts";
import { layoutHeader } from "../pages/layout-header.ts";
import { openHydrated } from "../pages/open-hydrated.ts";
import { readingObstacles } from "../pages/reading-obstacles.ts";
import { type Visitor, visitors } from "../setup/browser.ts";
import { smallTargets } from "./small-targets.ts";

const visit = visitors();
const wide = { width: 1280, height: 800 };
const mobile = { width: 360, height: 740 };
let reader: Visitor;
let phone: Visitor;
let contrast: Visitor;
beforeAll(async () => {
  // A reader's own style sheet is no style of the page: its policy must not keep it out.
  reader = await visit({ bypassCSP: true, ...answeredConsent() });
  phone = await visit({ viewport: mobile });
  contrast = await visit({ forcedColors: "active", reducedMotion: "reduce", ...answeredConsent() });
});

/** The text spacing that a reader may set (WCAG 2.2, 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

describe.each(oneOfEach)("%s", (template, path) => {
  test("letters of twice the size leave nothing out of the window", async () => {
    const { page } = reader;
    await page.setViewportSize(wide);
    await openHydrated(page, path);
    await page.addStyleTag({ content: "html { font-size: 200% !important }" });
    expect(await readingObstacles(page)).toEqual([]);
  });

  test("wider spacing of the text cuts nothing off", async () => {
    const { page } = reader;
    await page.setViewportSize(wide);
    await openHydrated(page, path);
    await page.addStyleTag({ content: SPACING });
    expect(await readingObstacles(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await readingObstacles(page)).toEqual([]);
  });

  test("colours of the visitor and no motion: nothing moves, the focus is seen, nothing fails", async () => {
    const { page, errors } = contrast;
    errors.length = 0;
    await openHydrated(page, path);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    for (let stops = 0; stops < 8; stops += 1) expect(await nextStop(page)).toMatchObject({ marked: true });
    // The browser itself logs the status of a page that is not there.
    expect(errors.filter((error) => template !== "not found" || !error.includes("404"))).toEqual([]);
  });

  test("on a phone, nothing to touch is smaller than a finger", async () => {
    const { page } = phone;
    await openHydrated(page, path);
    await page.locator("[data-consent=banner]").waitFor();
    expect(await smallTargets(page)).toEqual([]);
    await layoutHeader(page).open();
    expect(await smallTargets(page)).toEqual([]);
  });
});
