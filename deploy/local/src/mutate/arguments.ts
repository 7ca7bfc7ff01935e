import { UserError } from "../user-error.ts";

export interface MutateArguments {
  /** A folder or a file below the top folder. */
  path: string;
  /** The tests that should notice the faults: unit tests alone, or integration tests too. */
  tests: "unit" | "integration";
}

const flag = "--integration";

/**
 * Reads the arguments of `npm run mutate --`: a path and `--integration`, in any order.
 * @throws {UserError} with the usage for anything else.
 */
export function readMutateArguments(args: readonly string[]): MutateArguments {
  const [path, ...others] = args.filter((arg) => arg !== flag);
  if (path === undefined || path.startsWith("-") || others.length > 0)
    throw new UserError(`${usage}\nFor example: npm run mutate -- services/riddle/src/domain`);
  return { path, tests: args.includes(flag) ? "integration" : "unit" };
}

const usage = `Usage: npm run mutate -- PATH [${flag}]
PATH is a folder or file with sources of a service. The tests beside the sources must notice the faults;
with ${flag}, those in the service's test/ folder count too.`;
