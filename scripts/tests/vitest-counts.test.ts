import { expect, test } from "vitest";
import { vitestCounts } from "./vitest-counts.ts";

/** @param unprepared the tests' states in each file that failed though none of them did */
const report = (passed: number, failed: number, unprepared: readonly (readonly string[])[] = []) =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 3,
    testResults: [
      { status: "failed", assertionResults: Array.from({ length: failed }, () => ({ status: "failed" })) },
      ...unprepared.map((states) => ({ status: "failed", assertionResults: states.map((status) => ({ status })) })),
    ].filter(({ assertionResults }, index) => index > 0 || assertionResults.length > 0),
  });

test("counts the tests of a report", () => {
  expect(vitestCounts(report(12, 0), 0)).toEqual({ passed: 12, failed: 0, skipped: 3 });
  expect(vitestCounts(report(10, 2), 1)).toEqual({ passed: 10, failed: 2, skipped: 3 });
});

test("a file that could not be loaded, or whose set-up failed, is a failure beside those of other files", () => {
  expect(vitestCounts(report(10, 0, [[]]), 1)).toEqual({ passed: 10, failed: 1, skipped: 3 });
  expect(vitestCounts(report(10, 2, [["skipped"]]), 1)).toEqual({ passed: 10, failed: 3, skipped: 3 });
});

test("a run that ended badly without a failing test is a failure", () => {
  expect(vitestCounts(report(10, 0), 1)).toEqual({ passed: 10, failed: 1, skipped: 3 });
  expect(vitestCounts(undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
