import { fileURLToPath } from "node:url";

/** For `npm run mutate`, which names the files to mutate and to copy, and the tests to run. */
export default {
  testRunner: "node",
  plugins: [fileURLToPath(import.meta.resolve("./deploy/local/src/mutate/stryker-runner.ts"))],
  coverageAnalysis: "perTest",
  concurrency: 1,
  // Nearly all of them are texts and tables, and each would need all tests of its file.
  ignoreStatic: true,
  disableTypeChecks: false,
  timeoutMS: 5000,
  reporters: ["clear-text", "progress-append-only", "json"],
  clearTextReporter: { reportTests: false },
  jsonReporter: { fileName: ".cache/mutate/report.json" },
  thresholds: { high: 95, low: 85, break: 85 },
  tempDirName: ".cache/mutate",
};
