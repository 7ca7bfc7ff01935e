import { addCounts, formatTotal, readJestReport, readPlaywrightReport } from "./counts.ts";

describe("The counts of a test run", () => {
  const jest = {
    numPassedTests: 7,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    numRuntimeErrorTestSuites: 0,
  };

  it("are read from Jest's report", () => {
    expect(readJestReport(jest)).toEqual({ passed: 7, flaky: 0, failed: 1, skipped: 3 });
  });

  it("include a test file that doesn't load as failed", () => {
    expect(readJestReport({ ...jest, numFailedTests: 0, numRuntimeErrorTestSuites: 2 }).failed).toBe(2);
  });

  it("are read from Playwright's report", () => {
    const report = {
      stats: { expected: 5, unexpected: 1, flaky: 3, skipped: 2 },
      errors: [{ message: "no" }],
    };
    expect(readPlaywrightReport(report)).toEqual({ passed: 8, flaky: 3, failed: 2, skipped: 2 });
  });

  it.each([undefined, {}, { stats: {} }])("can't be read from a report like %j", (report) => {
    expect(() => readJestReport(report)).toThrow("Jest's report has no figure");
    expect(() => readPlaywrightReport(report ?? {})).toThrow("Playwright's report has no figure");
  });

  it("add up to one last line", () => {
    const total = addCounts([
      { passed: 7, flaky: 0, failed: 1, skipped: 3 },
      { passed: 5, flaky: 1, failed: 0, skipped: 2 },
    ]);
    expect(formatTotal(total)).toBe("12 passed, 1 failed, 5 skipped");
  });
});
