import { fileURLToPath } from "node:url";
import jestConfig from "./jest.config.js";

const names = process.env.MUTATE_TESTS === "integration" ? ["integration"] : ["unit"];
const projects = jestConfig.projects.filter(({ displayName }) => names.includes(displayName));
// Stryker knows Jest's own runner alone.
const { runner: _, setupFilesAfterEnv: __, ...project } = projects[0];

/** For `npm run mutate`, which names the files to mutate and to copy. */
export default {
  testRunner: "jest",
  testRunnerNodeArgs: ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning"],
  jest: {
    config: {
      ...project,
      setupFiles: [fileURLToPath(import.meta.resolve("./deploy/local/test-servers/jest-global.js"))],
      testMatch: projects.flatMap(({ testMatch }) => testMatch),
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
