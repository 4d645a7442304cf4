import { expect, test } from "vitest";
import { parseOptions } from "./options.ts";

const known = new Map([
  ["weights", true],
  ["first-view", true],
  ["navigation", true],
  ["build-10000", false],
]);
const options = (...args: string[]) => parseOptions(args, known);

test("a run without names takes what is not long, five times", () => {
  expect(options()).toMatchObject({ groups: ["weights", "first-view", "navigation"], runs: 5, budgets: false });
});

test("names pick groups, the long ones too", () => {
  expect(options("build-10000", "weights").groups).toEqual(["build-10000", "weights"]);
});

test("budgets count once what needs no clock, unless groups are named", () => {
  expect(options("--budgets")).toMatchObject({ groups: ["weights", "navigation"], runs: 1, budgets: true });
  expect(options("--budgets", "weights").groups).toEqual(["weights"]);
});

test("a mistake is told with what would be right", () => {
  expect(() => options("wieghts")).toThrow('no group "wieghts". Groups: weights, first-view');
  expect(() => options("--runs", "0")).toThrow("whole number from 1 to 99");
  expect(() => options("--rounds")).toThrow("--rounds");
});
