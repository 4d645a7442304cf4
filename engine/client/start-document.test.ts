import { JSDOM } from "jsdom";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { ignoreStraySecondClicks } from "./start-document.ts";

const { window } = new JSDOM("");
const { document } = window;
let pressed: string[];

beforeAll(() => {
  vi.stubGlobal("Element", window.Element);
  ignoreStraySecondClicks(document);
  document.addEventListener("click", ({ target }) => void pressed.push((target as Element).id));
});

afterAll(() => void vi.unstubAllGlobals());

beforeEach(() => {
  pressed = [];
  document.body.innerHTML =
    '<button id="accept"><b id="word">Accept</b></button><a id="call">Call</a><p id="text">Text</p>';
});

/** Clicks an element as a browser does: `detail` counts clicks at one place; a key has none. */
function click(id: string, detail: number): boolean {
  const event = new window.MouseEvent("click", { bubbles: true, cancelable: true, detail });
  document.getElementById(id)?.dispatchEvent(event);
  return !event.defaultPrevented;
}

test("the second half of a double click does not press a link that has come under the pointer", () => {
  expect([click("accept", 1), click("call", 2)]).toEqual([true, false]);
  expect(pressed).toEqual(["accept"]);
});

test.each([
  ["on the same control", () => [click("accept", 1), click("word", 2)]],
  ["on a text", () => [click("text", 1), click("text", 2)]],
  ["of two slow clicks", () => [click("accept", 1), click("call", 1)]],
  ["after a click by key", () => [click("accept", 1), click("call", 0)]],
])("a second click counts %s", (_where, clicks) => {
  expect(clicks()).toEqual([true, true]);
  expect(pressed).toHaveLength(2);
});
