import { UserError } from "../user-error.ts";

export const suiteNames = ["unit", "integration", "browser"] as const;
export type SuiteName = (typeof suiteNames)[number];

export interface TestArguments {
  suites: readonly SuiteName[];
  /** Runs only the test files whose path matches. */
  pattern: string | undefined;
  /** Runs only the tests of what has changed since this commit. */
  changedSince: string | undefined;
  /** Runs only the chaos test, at full length. */
  chaos: boolean;
}

const usage = `Usage: npm test [-- ${suiteNames.join("|")} [pattern]]   or: npm test -- --changed [commit]   or: npm run chaos`;

/**
 * Reads the arguments of `npm test --`: nothing, a suite, a suite and a pattern, `--changed`, `--changed` and a commit,
 * or `--chaos`.
 * @throws {UserError} with the usage for anything else.
 */
export function readTestArguments(args: readonly string[]): TestArguments {
  const none = { pattern: undefined, changedSince: undefined, chaos: false };
  const [first, second, ...rest] = args;
  if (rest.length > 0) throw new UserError(usage);
  if (first === undefined) return { ...none, suites: suiteNames };
  if (first === "--changed" && !second?.startsWith("-")) {
    return { ...none, suites: suiteNames, changedSince: second ?? "HEAD" };
  }
  if (first === "--chaos" && second === undefined) {
    return { ...none, suites: ["integration"], pattern: "chaos", chaos: true };
  }
  const suite = suiteNames.find((name) => name === first);
  if (!suite) throw new UserError(usage);
  return { ...none, suites: [suite], pattern: second };
}
