import { createRequire } from "node:module";
import type { SuiteName, TestArguments } from "./arguments.ts";
import { readJestReport, readPlaywrightReport, type Counts } from "./counts.ts";

export interface SuiteCommand {
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  readReport: (report: unknown) => Counts;
}

const { resolve } = createRequire(import.meta.url);

/** The command that runs a suite and writes its report to `reportFile`. */
export function suiteCommand(
  suite: SuiteName,
  { pattern, chaos }: TestArguments,
  reportFile: string,
): SuiteCommand {
  if (suite === "browser") {
    const filter = pattern === undefined ? [] : [pattern];
    return {
      args: [
        resolve("@playwright/test/cli"),
        "test",
        "--reporter=list,json",
        "--pass-with-no-tests",
        ...filter,
      ],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
      readReport: readPlaywrightReport,
    };
  }
  const filter = pattern === undefined ? [] : ["--testPathPatterns", pattern];
  const report = ["--json", "--outputFile", reportFile, "--passWithNoTests"];
  const projects = suite === "unit" ? ["unit", "dom"] : [suite];
  return {
    args: [
      resolve("jest/bin/jest"),
      "--selectProjects",
      ...projects,
      "--maxWorkers",
      "2",
      ...report,
      ...filter,
    ],
    env: {
      NODE_OPTIONS: "--experimental-vm-modules --disable-warning=ExperimentalWarning",
      ...(chaos ? { CHAOS: "full" } : {}),
    },
    readReport: readJestReport,
  };
}
