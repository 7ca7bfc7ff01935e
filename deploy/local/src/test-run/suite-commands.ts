import { createRequire } from "node:module";
import type { SuiteName } from "./arguments.ts";
import { readJestReport, readPlaywrightReport, type Counts } from "./counts.ts";

export interface SuiteCommand {
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  readReport: (report: unknown) => Counts;
}

/** Which files of a suite run. */
export interface FileChoice {
  /** Parts of paths of test files; all files without them. */
  patterns?: readonly string[];
  /** Only tests that import one of these files, directly or not. */
  importing?: readonly string[];
}

const { resolve } = createRequire(import.meta.url);

/** Integration tests often wait for processes, so it takes four files to keep two cores busy. */
const jestWorkers = { unit: 2, integration: 4 };

/** The command that runs a suite and writes its report to `reportFile`. */
export function suiteCommand(
  suite: SuiteName,
  { patterns = [], importing = [] }: FileChoice,
  { reportFile, chaos }: { reportFile: string; chaos: boolean },
): SuiteCommand {
  if (suite === "browser") {
    return {
      args: [
        resolve("@playwright/test/cli"),
        "test",
        "--reporter=list,json",
        "--pass-with-no-tests",
        ...patterns,
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
      ...patterns.flatMap((pattern) => ["--testPathPatterns", pattern]),
      ...(importing.length > 0 ? ["--findRelatedTests", ...importing] : []),
    ],
    env: {
      NODE_OPTIONS: "--experimental-vm-modules --disable-warning=ExperimentalWarning",
      ...(chaos ? { CHAOS: "full" } : {}),
    },
    readReport: readJestReport,
  };
}
