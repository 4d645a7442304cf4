import { expect, test } from "vitest";
import type { EngineVisitor, OpenVisitor } from "./visitor.ts";

const TOGGLE = "header button[aria-controls]";
const MENU = "header nav";
const [CLOSED, OPEN] = [
  { visible: false, expanded: "false" },
  { visible: true, expanded: "true" },
];

/** The menu of narrow screens. */
export function menu(newVisitor: OpenVisitor): void {
  test("[L2] below 1024 px a touch opens and closes the menu, and it closes after a navigation, also one to the page that is shown", async () => {
    const visitor = await newVisitor({ width: 360, height: 740 });
    const { tab, open, follow, shows, errors } = visitor;
    await open("/en/");
    await expect.poll(() => stateOf(visitor)).toEqual(CLOSED);
    await tab.tap(TOGGLE);
    await expect.poll(() => stateOf(visitor)).toEqual(OPEN);
    await tab.tap(TOGGLE);
    await expect.poll(() => stateOf(visitor)).toEqual(CLOSED);
    for (const _round of ["from another page", "from itself"]) {
      await tab.tap(TOGGLE);
      await expect.poll(() => stateOf(visitor)).toEqual(OPEN);
      await follow(`${MENU} a[href="/en/services/"]`, "touch");
      await shows("/en/services/");
      await expect.poll(() => stateOf(visitor)).toEqual(CLOSED);
    }
    expect(await errors()).toEqual([]);
  });

  test("[L2] below 1024 px the keyboard opens the menu and reaches its links; Escape closes it and gives the focus back", async () => {
    const visitor = await newVisitor({ width: 1023, height: 740 });
    const { tab, open, errors } = visitor;
    await open("/pt/");
    await tab.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), TOGGLE);
    await tab.press("Space");
    await expect.poll(() => stateOf(visitor)).toEqual(OPEN);
    await tab.press("Tab");
    const isOnLink = (selector: string) => document.activeElement === document.querySelector(`${selector} a`);
    await expect.poll(() => tab.evaluate(isOnLink, MENU)).toBe(true);
    await tab.press("Escape");
    await expect.poll(() => stateOf(visitor)).toEqual(CLOSED);
    const isFocused = (selector: string) => document.activeElement === document.querySelector(selector);
    expect(await tab.evaluate(isFocused, TOGGLE)).toBe(true);
    await tab.press("Enter");
    await expect.poll(() => stateOf(visitor)).toEqual(OPEN);
    expect(await errors()).toEqual([]);
  });

  test("[L2] in a window that keeps its shape, a turn of the device toggles the menu; half a turn, a turn and back at once, and a later change of width do not (D9)", async () => {
    const visitor = await newVisitor({ width: 600, height: 700 });
    const { tab, open, errors } = visitor;
    const turn = (type = "landscape-primary") => tab.evaluate(turnScreen, type);
    await open("/en/");
    await turn("portrait-primary");
    await turn();
    await expect.poll(() => stateOf(visitor)).toEqual(OPEN);
    await turn("landscape-secondary");
    await tab.resize(640, 700);
    expect(await stateOf(visitor)).toEqual(OPEN);
    await turn("portrait-primary");
    await expect.poll(() => stateOf(visitor)).toEqual(CLOSED);
    await turn();
    await turn("portrait-primary");
    await tab.resize(600, 700);
    expect(await stateOf(visitor)).toEqual(CLOSED);
    expect(await errors()).toEqual([]);
  });

  test("[K3] [L2] from 1024 px the menu is always open, and has no button", async () => {
    const { tab, open, sees } = await newVisitor({ width: 1023 });
    const seen = async () => [await sees(TOGGLE), await sees(MENU)];
    await open("/fr/");
    await expect.poll(seen).toEqual([true, false]);
    await tab.resize(1024, 800);
    await expect.poll(seen).toEqual([false, true]);
  });
}

/** Runs in the browser: the device is turned, and the window keeps its shape. */
function turnScreen(type: string): void {
  Object.defineProperty(screen, "orientation", { value: { type }, configurable: true });
  window.dispatchEvent(new Event("orientationchange"));
}

/** Whether the menu is open, to the eye and to a screen reader. */
async function stateOf({ tab, sees }: EngineVisitor) {
  const expanded = (selector: string) => document.querySelector(selector)?.getAttribute("aria-expanded");
  return { visible: await sees(MENU), expanded: await tab.evaluate(expanded, TOGGLE) };
}
