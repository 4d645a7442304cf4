import * as v from "valibot";

/** What is read of Vitest's JSON report. */
const reportSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(v.object({ name: v.string(), status: v.string(), assertionResults: v.array(v.unknown()) })),
});

/** How many tests passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Counts the tests of a run. A file that could not even be loaded counts as one failure, and so does a run that ended
 * badly without a failing test (an unhandled error, a set-up that failed, no report at all).
 *
 * @param report text of Vitest's JSON report, if it wrote one
 * @param exitCode of Vitest
 */
export function vitestCounts(report: string | undefined, exitCode: number): Counts {
  const { passed, failed } = report === undefined ? { passed: 0, failed: 0 } : countReport(report);
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

function countReport(report: string): Counts {
  const { numPassedTests, numFailedTests, testResults } = v.parse(reportSchema, JSON.parse(report));
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}
