export interface Counts {
  passed: number;
  /** The number of passed tests that failed first and passed when they were retried. */
  flaky: number;
  failed: number;
  skipped: number;
}

/** Reads Jest's JSON report. A test file that could not be run counts as a failed test. */
export function readJestReport(report: unknown): Counts {
  const figure = figuresOf(report, "Jest");
  return {
    passed: figure("numPassedTests"),
    flaky: 0,
    failed: figure("numFailedTests") + figure("numRuntimeErrorTestSuites"),
    skipped: figure("numPendingTests") + figure("numTodoTests"),
  };
}

/** Reads Playwright's JSON report. An error outside of tests counts as a failed test. */
export function readPlaywrightReport(report: unknown): Counts {
  const { stats, errors } = report as { stats?: unknown; errors?: unknown };
  const figure = figuresOf(stats, "Playwright");
  return {
    passed: figure("expected") + figure("flaky"),
    flaky: figure("flaky"),
    failed: figure("unexpected") + (Array.isArray(errors) ? errors.length : 0),
    skipped: figure("skipped"),
  };
}

export function addCounts(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, counts) => ({
      passed: sum.passed + counts.passed,
      flaky: sum.flaky + counts.flaky,
      failed: sum.failed + counts.failed,
      skipped: sum.skipped + counts.skipped,
    }),
    { passed: 0, flaky: 0, failed: 0, skipped: 0 },
  );
}

/** The last line of a test run's output. */
export function formatTotal({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

function figuresOf(report: unknown, runner: string): (name: string) => number {
  return (name) => {
    const value = (report as Partial<Record<string, unknown>> | undefined)?.[name];
    if (typeof value !== "number") throw new Error(`${runner}'s report has no figure ${name}`);
    return value;
  };
}
