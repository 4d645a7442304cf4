import { expect, test } from "vitest";
import { isWeek } from "./week.ts";

test("groups of opening days are known from other groups", () => {
  expect(isWeek(["hours", "abroad", "days"])).toBe(true);
  expect(isWeek(["social"])).toBe(false);
});
