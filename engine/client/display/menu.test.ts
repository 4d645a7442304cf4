import { expect, test } from "vitest";
import { type MenuState, whenTurned, withMenu } from "./menu.ts";

const closed: MenuState = { open: false };

test("[L2] toggles the menu of a narrow window, and turning back undoes it (D9)", () => {
  for (const start of [closed, { open: true }]) {
    const turned = whenTurned(start, true);
    expect(turned.open).toBe(!start.open);
    expect(whenTurned(turned, true)).toEqual(start);
  }
});

test("[L2] into a wide window changes nothing, and so does turning back (D9)", () => {
  const turned = whenTurned(closed, false);
  expect(turned.open).toBe(false);
  expect(whenTurned(turned, true)).toEqual(closed);
});

test("[L2] back into a wide window leaves no menu open (D9)", () => {
  expect(whenTurned(whenTurned(closed, true), false)).toEqual(closed);
});

test("[L2] back leaves the menu as the visitor made it meanwhile (D9)", () => {
  for (const open of [true, false])
    expect(whenTurned(withMenu(whenTurned(closed, true), open), true)).toEqual({ open });
});

test("[L2] toggles again at the next turn (D9)", () => {
  expect(whenTurned(whenTurned(whenTurned(closed, true), true), true).open).toBe(true);
});
