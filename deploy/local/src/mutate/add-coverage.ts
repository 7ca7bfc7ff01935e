import type { CoveragePerTestId } from "@stryker-mutator/api/core";

/**
 * Adds what was called under one id to what each of these tests has called, and forgets it under that id. Changes
 * `coverage`, in which Stryker counts calls of each fault by test.
 */
export function addCoverage(coverage: CoveragePerTestId, from: string, tests: readonly string[]): void {
  const called = Object.entries(coverage[from] ?? {});
  for (const test of tests) {
    const ofTest = (coverage[test] ??= {});
    for (const [fault, calls] of called) ofTest[fault] = (ofTest[fault] ?? 0) + calls;
  }
  coverage[from] = {};
}
