import { expect, test } from "vitest";
import { vitestCounts } from "./vitest-counts.ts";

const report = (passed: number, failed: number, unloaded = 0) =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 3,
    testResults: Array.from({ length: unloaded }, () => ({
      name: "a.test.ts",
      status: "failed",
      assertionResults: [],
    })),
  });

test("counts the tests of a report", () => {
  expect(vitestCounts(report(12, 0), 0)).toEqual({ passed: 12, failed: 0, skipped: 3 });
  expect(vitestCounts(report(10, 2), 1)).toEqual({ passed: 10, failed: 2, skipped: 3 });
});

test("a file that could not be loaded is a failure", () => {
  expect(vitestCounts(report(10, 0, 1), 1)).toEqual({ passed: 10, failed: 1, skipped: 3 });
});

test("a run that ended badly without a failing test is a failure", () => {
  expect(vitestCounts(report(10, 0), 1)).toEqual({ passed: 10, failed: 1, skipped: 3 });
  expect(vitestCounts(undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
