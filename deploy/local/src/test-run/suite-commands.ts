import { createRequire } from "node:module";
import type { SuiteName, TestArguments } from "./arguments.ts";
import { readJestReport, readPlaywrightReport, type Counts } from "./counts.ts";

export interface SuiteCommand {
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  readReport: (report: unknown) => Counts;
}

const { resolve } = createRequire(import.meta.url);

/** Integration tests often wait for processes, so it takes four files to keep two cores busy. */
const jestWorkers = { unit: 2, integration: 4 };

/** Returns the command that runs a suite and writes its report to `reportFile`. */
export function suiteCommand(
  suite: SuiteName,
  { pattern, chaos }: Pick<TestArguments, "pattern" | "chaos">,
  reportFile: string,
): SuiteCommand {
  if (suite === "browser") {
    return {
      args: [
        resolve("@playwright/test/cli"),
        "test",
        "--reporter=list,json",
        "--pass-with-no-tests",
        ...(pattern === undefined ? [] : [pattern]),
      ],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
      readReport: readPlaywrightReport,
    };
  }
  const projects = suite === "unit" ? ["unit", "dom"] : [suite];
  return {
    args: [
      resolve("jest/bin/jest"),
      ...["--selectProjects", ...projects],
      ...["--maxWorkers", String(jestWorkers[suite])],
      ...["--json", "--outputFile", reportFile, "--passWithNoTests"],
      ...(pattern === undefined ? [] : ["--testPathPatterns", pattern]),
    ],
    env: {
      NODE_OPTIONS: "--experimental-vm-modules --disable-warning=ExperimentalWarning",
      ...(chaos ? { CHAOS: "full" } : {}),
    },
    readReport: readJestReport,
  };
}
