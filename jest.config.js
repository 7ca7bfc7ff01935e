const shared = {
  testEnvironment: "node",
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  transform: {
    "\\.tsx?$": [
      "@swc/jest",
      {
        jsc: {
          target: "es2024",
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
          experimental: { keepImportAttributes: true },
        },
        module: { type: "es6" },
      },
    ],
  },
};

/** Unit tests stand beside the code; tests that need a database or a broker stand in a package's `test/`. */
export default {
  /** A stuck test ends; no test is judged by how long it takes. */
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: "unit",
      testMatch: ["<rootDir>/{services,deploy,site,studio}/**/src/**/*.test.{ts,tsx}"],
    },
    {
      ...shared,
      displayName: "integration",
      testMatch: ["<rootDir>/{services,deploy}/**/test/**/*.test.ts"],
      globalSetup: "<rootDir>/deploy/local/test-servers/jest-setup.ts",
      globalTeardown: "<rootDir>/deploy/local/test-servers/jest-teardown.ts",
    },
  ],
};
