export interface Counts {
  passed: number;
  /** Those of the passed ones that failed first, and passed when they were tried again. */
  flaky: number;
  failed: number;
  skipped: number;
}

/** Reads Jest's JSON report. A file that could not be run at all counts as a failed test. */
export function readJestReport(report: unknown): Counts {
  const figure = figuresOf(report, "Jest");
  return {
    passed: figure("numPassedTests"),
    flaky: 0,
    failed: figure("numFailedTests") + figure("numRuntimeErrorTestSuites"),
    skipped: figure("numPendingTests") + figure("numTodoTests"),
  };
}

/** Reads Playwright's JSON report. What went wrong outside of any test counts as a failed one. */
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

/** The closing line of a test run. */
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
