import { expect, test } from "vitest";
import { labels, storedChoice } from "../../support/pages/consent-parts.ts";
import { VIDEO } from "../../support/setup/extended-content.ts";
import type { EngineVisitor, OpenVisitor } from "./visitor.ts";

const BANNER = "[data-consent=banner]";
const DIALOG = "dialog[data-consent=dialog]";
const PLACEHOLDER = "[data-consent=placeholder]";
const SETTINGS = "footer a[data-cookie-settings]";

/** What visitors decide about services, on the site that has a video in each language. */
export function consent(newVisitor: OpenVisitor): void {
  const unanswered = () => newVisitor({ isExtended: true, consent: "not yet", width: 390, height: 844 });

  test("the banner leads to the dialog, which the keyboard works; Escape decides nothing; what is saved is found again", async () => {
    const visitor = await unanswered();
    const { tab, open, shows, click, waitFor, waitUntilGone, sees, errors } = visitor;
    const switched = () => tab.evaluate(switchState, "Videos");
    const customise = async () => {
      await click(`${BANNER} button`, labels.en.customise);
      await waitFor(DIALOG);
      expect(await switched()).toBe(false);
      await tab.evaluate(focusSwitch, "Videos");
      await tab.press("Space");
      await expect.poll(switched).toBe(true);
    };
    await open("/en/");
    await customise();
    expect(await tab.evaluate((selector) => document.querySelector(selector)?.matches(":modal"), DIALOG)).toBe(true);
    await tab.press("Escape");
    await waitUntilGone(DIALOG);
    expect(await choiceOf(visitor)).toBeUndefined();
    await customise();
    await click(`${DIALOG} button`, labels.en.save);
    await waitUntilGone(DIALOG);
    await waitUntilGone(BANNER);
    await expect.poll(() => choiceOf(visitor)).toMatchObject({ "web-fonts": true, video: true });
    await tab.reload();
    await shows("/en/");
    expect(await sees(BANNER)).toBe(false);
    await click(SETTINGS);
    await waitFor(DIALOG);
    expect(await switched()).toBe(true);
    await tab.press("Escape");
    await waitUntilGone(DIALOG);
    await expect.poll(() => tab.evaluate(hasFocus, SETTINGS)).toBe(true);
    expect(await errors()).toEqual([]);
  });

  test("[C4] accepted once, a frame loads and has the focus until a reload; accepted always, it is there from then on", async () => {
    const visitor = await unanswered();
    const { tab, open, click, waitFor, waitUntilGone, sees } = visitor;
    await open("/pt/novo-website/");
    await waitFor(PLACEHOLDER);
    expect(await tab.evaluate(frameAddress)).toBeNull();
    await click(`${PLACEHOLDER} button`, labels.pt.once);
    await waitUntilGone(PLACEHOLDER);
    expect(await tab.evaluate(frameAddress)).toBe(VIDEO);
    await expect.poll(() => tab.evaluate(hasFocus, "iframe")).toBe(true);
    expect(await choiceOf(visitor)).toBeUndefined();
    await tab.reload();
    await waitFor(PLACEHOLDER);
    expect(await tab.evaluate(frameAddress)).toBeNull();
    await click(`${PLACEHOLDER} button`, labels.pt.always);
    await waitUntilGone(PLACEHOLDER);
    await expect.poll(() => choiceOf(visitor)).toMatchObject({ "web-fonts": true, video: true });
    await tab.reload();
    await expect.poll(() => tab.evaluate(frameAddress)).toBe(VIDEO);
    expect([await sees(PLACEHOLDER), await sees(BANNER)]).toEqual([false, false]);
  });
}

/** What is stored; undefined before the first answer. */
async function choiceOf({ tab }: EngineVisitor): Promise<unknown> {
  const cookies = await tab.evaluate(() => document.cookie);
  const value = /(?:^|; )klaro=([^;]*)/.exec(cookies)?.[1];
  if (value === undefined) return undefined;
  const choice = JSON.parse(decodeURIComponent(value)) as Readonly<Record<string, boolean>>;
  expect(value).toBe(storedChoice(choice));
  return choice;
}

/** Runs in the browser. */
function hasFocus(selector: string): boolean {
  return document.querySelector(selector) === document.activeElement;
}

/** Runs in the browser. */
function focusSwitch(title: string): void {
  const label = [...document.querySelectorAll("dialog label")].find(({ textContent }) => textContent === title);
  (label as HTMLLabelElement | undefined)?.control?.focus();
}

/** Runs in the browser. */
function switchState(title: string): boolean | undefined {
  const label = [...document.querySelectorAll("dialog label")].find(({ textContent }) => textContent === title);
  return ((label as HTMLLabelElement | undefined)?.control as HTMLInputElement | null | undefined)?.checked;
}

/** Runs in the browser. */
function frameAddress(): string | null | undefined {
  return document.querySelector("iframe")?.getAttribute("src");
}
