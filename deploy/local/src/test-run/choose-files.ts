import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../paths.ts";
import { affectedTests } from "./affected-tests.ts";
import type { SuiteName, TestArguments } from "./arguments.ts";
import { changedFiles, findPackages } from "./find-changes.ts";
import type { FileChoice } from "./suite-commands.ts";

/**
 * The suites to run, and which files of each.
 * @throws {UserError} when git doesn't know the commit of `--changed`.
 */
export async function chooseFiles({
  suites,
  pattern,
  changedSince,
}: TestArguments): Promise<Map<SuiteName, FileChoice>> {
  if (changedSince === undefined) {
    const choice = pattern === undefined ? {} : { patterns: [pattern] };
    return new Map(suites.map((suite) => [suite, choice]));
  }
  const affected = affectedTests(await changedFiles(changedSince), await findPackages());
  const chosen = new Map<SuiteName, FileChoice>();
  for (const suite of suites) {
    const files = affected[suite];
    if (files === "all") {
      chosen.set(suite, {});
      continue;
    }
    // A pattern may also be a folder; Jest needs imported files to exist.
    const there = suite === "unit" ? files.filter((file) => existsSync(join(root, file))) : files;
    if (there.length > 0) chosen.set(suite, suite === "unit" ? { importing: there } : { patterns: there });
  }
  return chosen;
}
