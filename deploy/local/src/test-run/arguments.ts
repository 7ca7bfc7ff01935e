import { UserError } from "../user-error.ts";

export const suiteNames = ["unit", "integration", "browser"] as const;
export type SuiteName = (typeof suiteNames)[number];

export interface TestArguments {
  suites: readonly SuiteName[];
  /** Runs only the test files whose path matches. */
  pattern: string | undefined;
  /** Runs only the chaos test, at full length. */
  chaos: boolean;
  /** Runs no test, but attacks the running product for this time. */
  attackMinutes?: number;
}

const usage = `Usage: npm test [-- ${suiteNames.join("|")} [pattern]]   or: npm run chaos [-- attack [minutes]]`;
const usualAttackMinutes = 10;

/**
 * Reads the arguments of `npm test --`: nothing, a suite, a suite and a pattern, or `--chaos`, which `attack` and a number
 * of minutes may follow.
 * @throws {UserError} with the usage for anything else.
 */
export function readTestArguments(args: readonly string[]): TestArguments {
  const none = { pattern: undefined, chaos: false };
  const [first, second, third, ...rest] = args;
  if (first === "--chaos" && second === "attack" && rest.length === 0) {
    return { ...none, suites: [], chaos: true, attackMinutes: readMinutes(third) };
  }
  if (third !== undefined) throw new UserError(usage);
  if (first === undefined) return { ...none, suites: suiteNames };
  if (first === "--chaos" && second === undefined) {
    return { ...none, suites: ["integration"], pattern: "chaos", chaos: true };
  }
  const suite = suiteNames.find((name) => name === first);
  if (!suite) throw new UserError(usage);
  return { ...none, suites: [suite], pattern: second };
}

function readMinutes(text: string | undefined): number {
  if (text === undefined) return usualAttackMinutes;
  const minutes = Number(text);
  if (Number.isInteger(minutes) && minutes >= 1 && minutes <= 24 * 60) return minutes;
  throw new UserError(usage);
}
