import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { transformFileSync } from "@swc/core";
import { swcOptions } from "./swc-options.ts";

const bundled = /\/(site|studio)\/src\/.*\.ts$/;

/**
 * Set-up for workers of `jest-light-runner`: lets Node import the sources of the site and the studio. Node strips types
 * but doesn't compile JSX, and these packages don't declare `"type": "module"`.
 */
registerHooks({
  load(url, context, nextLoad) {
    const { protocol, pathname } = new URL(url);
    if (protocol !== "file:" || !pathname.endsWith(".tsx"))
      return nextLoad(url, bundled.test(pathname) ? { ...context, format: "module-typescript" } : context);
    const options = { ...swcOptions, swcrc: false, sourceMaps: "inline" as const };
    const { code } = transformFileSync(fileURLToPath(`file://${pathname}`), options);
    return { format: "module", source: code, shortCircuit: true };
  },
});
