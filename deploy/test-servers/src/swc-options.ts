import type { Options } from "@swc/core";

/** Options with which swc compiles TypeScript and JSX for tests. */
export const swcOptions: Options = {
  jsc: {
    target: "es2024",
    parser: { syntax: "typescript", tsx: true },
    transform: { react: { runtime: "automatic" } },
    experimental: { keepImportAssertions: true },
  },
  module: { type: "es6" },
};
