import type { Locator, Page } from "playwright-core";

/** How long a finger rests on the screen, in milliseconds: a quick tap of a person. */
const REST = 80;

/**
 * Taps as a finger does: it rests for a moment, and nothing but the page listens. What the page does when it is touched
 * is then over before the finger is lifted, as it is on a telephone.
 *
 * @throws {Error} when the element is not on screen
 */
export async function tap(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error("What is to be tapped is not on screen.");
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await new Promise((resume) => setTimeout(resume, REST));
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}
