import { expect, test } from "vitest";
import { withoutFonts } from "../../support/browser/network-faults.ts";
import { layoutShifts } from "../../support/page-checks/layout-shifts.ts";
import { consentParts } from "../../support/pages/consent-parts.ts";
import { visitors } from "../../support/setup/browser.ts";

const newVisitor = visitors();

interface LayoutNotes {
  /** Sum of the layout shifts since the banner came. */
  shifts: number;
  /** What the largest paint was of. */
  largest: string;
}

/** Runs in the browser. */
function watchLayout(): void {
  const notes: LayoutNotes = { shifts: 0, largest: "" };
  let bannerCame = Number.POSITIVE_INFINITY;
  Object.assign(window, { layoutNotes: notes });
  new MutationObserver(() => {
    if (document.querySelector("[data-consent=banner]:not([hidden])"))
      bannerCame = Math.min(bannerCame, performance.now());
  }).observe(document, { subtree: true, attributeFilter: ["hidden"] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      if (entry.startTime >= bannerCame) notes.shifts += entry.value;
    }
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const { element } of list.getEntries() as (PerformanceEntry & { element: Element | null })[]) {
      notes.largest = element?.closest("[data-consent]") ? "consent" : (element?.localName ?? "");
    }
  }).observe({ type: "largest-contentful-paint", buffered: true });
}

/** Opens a page and waits until it has settled. The web fonts stay away: what they move is not the banner's doing. */
async function layoutNotes(path: string, viewport: { width: number; height: number }): Promise<LayoutNotes> {
  const { page } = await newVisitor({ viewport, prefetches: true });
  await withoutFonts(page);
  await page.addInitScript(watchLayout);
  const dialogAsked = page.waitForRequest(/drawn-consent/);
  await page.goto(path);
  await consentParts(page).banner.waitFor();
  await dialogAsked;
  await layoutShifts(page);
  expect(await consentParts(page).dialog.count()).toBe(0);
  const notes = await page.evaluate(() => (window as unknown as { layoutNotes: LayoutNotes }).layoutNotes);
  return notes;
}

test.each([
  ["/fr/", 320],
  ["/fr/estuaire-adapte-geste-barriere/", 768],
])(
  "[C12] the banner on %s at %i px moves nothing and is not the largest paint; the dialog is loaded before it is asked for",
  async (path, width) => {
    const { shifts, largest } = await layoutNotes(path, { width, height: 740 });
    expect(shifts).toBeLessThan(0.001);
    expect(largest).not.toBe("consent");
    expect(largest).not.toBe("");
  },
);
