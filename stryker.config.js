import { fileURLToPath } from "node:url";

/** Stryker's settings. `npm run mutate` adds which files to mutate and to copy, and which tests to run. */
export default {
  testRunner: "node",
  plugins: [fileURLToPath(import.meta.resolve("./deploy/local/src/mutate/stryker-runner.ts"))],
  coverageAnalysis: "perTest",
  concurrency: 1,
  // The runner loads modules once, so faults in what is evaluated on loading, mostly texts and tables, can't be tried.
  ignoreStatic: true,
  disableTypeChecks: false,
  timeoutMS: 5000,
  dryRunTimeoutMinutes: 20,
  reporters: ["clear-text", "progress-append-only", "json"],
  clearTextReporter: { reportTests: false },
  jsonReporter: { fileName: ".cache/mutate/report.json" },
  thresholds: { high: 95, low: 85, break: 85 },
  tempDirName: ".cache/mutate",
  cleanTempDir: "always",
};
