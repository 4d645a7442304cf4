/** How many tests passed, failed and were skipped. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/**
 * Counts the tests of a run. A file that failed without a failing test, as one that could not be loaded or prepared,
 * counts as one failure, and so does a run that ended badly without a failing test (an unhandled error, a set-up that
 * failed, no report at all).
 *
 * @param report text of Vitest's JSON report, if it wrote one
 * @param exitCode of Vitest
 */
export function vitestCounts(report: string | undefined, exitCode: number): Counts {
  const counts = report === undefined ? { passed: 0, failed: 0, skipped: 0 } : countReport(report);
  return { ...counts, failed: counts.failed === 0 && exitCode !== 0 ? 1 : counts.failed };
}

interface VitestReport extends Readonly<Record<`num${"Passed" | "Failed" | "Pending"}Tests`, number>> {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { status: string }[];
  }[];
}

function countReport(report: string): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, testResults }: VitestReport = JSON.parse(report);
  const unprepared = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return { passed: numPassedTests, failed: numFailedTests + unprepared.length, skipped: numPendingTests };
}
