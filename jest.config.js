import { swcOptions } from "./deploy/test-servers/src/swc-options.ts";

const shared = {
  testEnvironment: "node",
  modulePathIgnorePatterns: ["<rootDir>/.cache/"],
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  moduleNameMapper: {
    // All icons in one file; as modules they are over a thousand files.
    "^lucide-react$": "<rootDir>/node_modules/lucide-react/dist/cjs/lucide-react.js",
  },
  transform: {
    "\\.tsx?$": ["@swc/jest", swcOptions],
  },
};

/**
 * Runs test files directly in Node, where each worker loads a module once. Jest's own runner loads it again for each test
 * file, which takes more than twice as long. Test files in one worker therefore share the state of modules, except of
 * those that `jest-on-node.ts` lists.
 */
const onNode = {
  ...shared,
  runner: "<rootDir>/deploy/test-servers/src/light-runner.js",
  setupFilesAfterEnv: [
    "<rootDir>/deploy/test-servers/src/jest-on-node.ts",
    "<rootDir>/deploy/test-servers/src/jsx-on-node.ts",
  ],
};

/**
 * Unit tests are next to the code, and so are those of React components and hooks in jsdom, `*.dom.test.tsx`. Tests that
 * need a database or a broker are in a package's `test/`.
 */
export default {
  /** Ends a test that hangs. No test is about how long something takes. On Node itself, `jest-on-node.ts` does that. */
  testTimeout: 60_000,
  testSequencer: "<rootDir>/deploy/test-servers/src/slow-first.js",
  projects: [
    {
      ...onNode,
      displayName: "unit",
      testMatch: [
        "<rootDir>/{services,deploy,site,studio}/**/src/**/!(*.dom).test.{ts,tsx}",
        "<rootDir>/site/gatsby/*.test.tsx",
      ],
    },
    {
      ...shared,
      displayName: "dom",
      // Jest loads CommonJS modules in two thirds of the time that ES modules take.
      extensionsToTreatAsEsm: [],
      transform: { "\\.tsx?$": ["@swc/jest", { ...swcOptions, module: { type: "commonjs" } }] },
      testMatch: ["<rootDir>/{site,studio}/src/**/*.dom.test.tsx"],
      testEnvironment: "<rootDir>/site/test/dom/environment.js",
      setupFilesAfterEnv: ["<rootDir>/site/test/dom/setup.ts"],
    },
    {
      ...onNode,
      displayName: "integration",
      testMatch: [
        "<rootDir>/{services,deploy}/**/test/**/*.test.ts",
        "<rootDir>/deploy/tests/{installation,product,stand-ins}/*.test.ts",
      ],
      globalSetup: "<rootDir>/deploy/test-servers/src/jest-setup.ts",
      globalTeardown: "<rootDir>/deploy/test-servers/src/jest-teardown.ts",
    },
    {
      ...onNode,
      displayName: "containers",
      testMatch: ["<rootDir>/deploy/tests/containers/*.test.ts"],
    },
  ],
};
