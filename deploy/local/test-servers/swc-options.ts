import type { Options } from "@swc/core";

/** How tests compile TypeScript and JSX. */
export const swcOptions: Options = {
  jsc: {
    target: "es2024",
    parser: { syntax: "typescript", tsx: true },
    transform: { react: { runtime: "automatic" } },
    experimental: { keepImportAssertions: true },
  },
  module: { type: "es6" },
};
