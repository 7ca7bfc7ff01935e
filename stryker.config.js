import jestConfig from "./jest.config.js";

const name = process.env.MUTATE_TESTS ?? "unit";
const project = jestConfig.projects.find(({ displayName }) => displayName === name);

/** For `npm run mutate`, which names the files to mutate and to copy. */
export default {
  testRunner: "jest",
  testRunnerNodeArgs: ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning"],
  jest: {
    config: {
      ...project,
      // Stryker can't choose one of several projects.
      projects: [],
      // Its file isn't in the copy that Stryker works on.
      testSequencer: "@jest/test-sequencer",
      // The command has started the servers, once for all faults.
      globalSetup: null,
      globalTeardown: null,
    },
  },
  coverageAnalysis: "perTest",
  concurrency: 1,
  // Nearly all of them are texts and tables, and each would need all tests of its file.
  ignoreStatic: true,
  disableTypeChecks: false,
  timeoutMS: 20_000,
  reporters: ["clear-text", "progress-append-only", "json"],
  clearTextReporter: { reportTests: false },
  jsonReporter: { fileName: ".cache/mutate/report.json" },
  thresholds: { high: 95, low: 85, break: 85 },
  tempDirName: ".cache/mutate",
};
