import { UserError } from "../user-error.ts";

export const suiteNames = ["unit", "integration", "browser"] as const;
export type SuiteName = (typeof suiteNames)[number];

export interface TestArguments {
  suites: readonly SuiteName[];
  /** Runs only the test files whose path matches. */
  pattern: string | undefined;
  /** Runs only the chaos test, at full length. */
  chaos: boolean;
}

/**
 * Reads the arguments of `npm test --`: nothing, a suite, a suite and a pattern, or `--chaos`.
 * @throws {UserError} with the usage for anything else.
 */
export function readTestArguments(args: readonly string[]): TestArguments {
  const words = args.filter((arg) => arg !== "--chaos");
  const [suite, pattern] = words;
  const known = suite === undefined || suiteNames.includes(suite as SuiteName);
  const chaos = words.length < args.length;
  if (!known || words.length > 2 || (chaos && words.length > 0)) {
    throw new UserError(`Usage: npm test [-- ${suiteNames.join("|")} [pattern]]   or: npm run chaos`);
  }
  if (chaos) return { suites: ["integration"], pattern: "chaos", chaos };
  return { suites: suite === undefined ? suiteNames : [suite as SuiteName], pattern, chaos };
}
