import { expect, test } from "vitest";
import { delayScript } from "../../support/browser/delay-script.ts";
import { answeredConsent } from "../../support/pages/answered-consent.ts";
import { type LayoutHeader, layoutHeader } from "../../support/pages/layout-header.ts";
import { openHydrated, untilHydrated } from "../../support/pages/open-hydrated.ts";
import { visitors } from "../../support/setup/browser.ts";

const visit = visitors();
// The button, the keyboard and the width from which the menu is open: ../engines/menu.ts.
const upright = { width: 360, height: 740 };

/** Whether the menu is open, to the eye and to a screen reader. */
const stateOf = async ({ menu, toggle }: LayoutHeader) => ({
  visible: await menu.isVisible(),
  expanded: await toggle.getAttribute("aria-expanded"),
});
const closed = { visible: false, expanded: "false" };
const open = { visible: true, expanded: "true" };

test("[L2] [P8] a touch opens the menu, its links lead on, and it stays open once the app runs", async () => {
  const device = { hasTouch: true, isMobile: true };
  const { page, errors } = await visit({ viewport: upright, ...device, ...answeredConsent() });
  const release = await delayScript(page);
  await page.goto("/en/", { waitUntil: "commit" });
  const header = layoutHeader(page);
  expect(await stateOf(header)).toEqual({ visible: false, expanded: null });
  await header.toggle.tap();
  expect(await stateOf(header)).toEqual({ visible: true, expanded: null });
  await header.sections.nth(1).click();
  await page.waitForURL("**/en/services/", { waitUntil: "commit" });
  await header.toggle.tap();
  release();
  await untilHydrated(page);
  expect(await stateOf(header)).toEqual(open);
  await header.toggle.click();
  expect(await stateOf(header)).toEqual(closed);
  expect(errors).toEqual([]);
});

test("[L2] turning the device opens the menu, and nobody finds it open who never opened it: turned back, half a turn, a reload while it lies, a turn and back at once (D9)", async () => {
  const { page, context } = await visit({ viewport: upright, isMobile: true, hasTouch: true, ...answeredConsent() });
  const tools = await context.newCDPSession(page);
  const header = layoutHeader(page);
  /** Turns the device, and waits until the page has heard of it. */
  const turnTo = async (type: "portraitPrimary" | "landscapePrimary" | "landscapeSecondary") => {
    const [width, height] = type === "portraitPrimary" ? [360, 740] : [740, 360];
    const angle = { portraitPrimary: 0, landscapePrimary: 90, landscapeSecondary: 270 }[type];
    await page.evaluate(noteTurn);
    const screenOrientation = { type, angle };
    await tools.send("Emulation.setDeviceMetricsOverride", {
      width,
      height,
      deviceScaleFactor: 1,
      mobile: true,
      screenOrientation,
    });
    await page.locator(`html[data-turned="${width}"]`).waitFor({ state: "attached" });
  };
  await openHydrated(page, "/fr/");
  for (const [turn, state] of [
    ["landscapePrimary", open],
    ["landscapeSecondary", open],
    ["portraitPrimary", closed],
    ["landscapeSecondary", open],
  ] as const) {
    await turnTo(turn);
    await expect.poll(() => stateOf(header)).toEqual(state);
  }
  await openHydrated(page, "/en/");
  await turnTo("landscapePrimary");
  await expect.poll(() => stateOf(header)).toEqual(closed);
  // Beside another window it keeps its shape: only a while after a turn it is known that no other width will come.
  await page.clock.install();
  await page.evaluate(turnAndBack);
  await page.clock.runFor(1_000);
  expect(await stateOf(header)).toEqual(closed);
});

/** Runs in the browser: the device is stood up, and laid down again, before the window has another shape. */
function turnAndBack(): void {
  for (const type of ["portrait-primary", "landscape-primary"]) {
    Object.defineProperty(screen, "orientation", { value: { type }, configurable: true });
    dispatchEvent(new Event("orientationchange"));
  }
}

/** Runs in the browser: marks the document with the width of the window, two frames after the device was turned. */
function noteTurn(): void {
  const root = document.documentElement;
  const note = () => root.setAttribute("data-turned", String(innerWidth));
  root.removeAttribute("data-turned");
  addEventListener("orientationchange", () => requestAnimationFrame(() => requestAnimationFrame(note)), { once: true });
}
