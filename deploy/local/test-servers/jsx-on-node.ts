import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { transformFileSync } from "@swc/core";
import { swcOptions } from "./swc-options.ts";

const bundled = /\/(site|studio)\/src\/.*\.ts$/;

/**
 * Set-up of a worker of `jest-light-runner` that lets it import what is bundled for browsers: JSX, since Node itself
 * strips types alone, and modules whose package doesn't say that they are ES modules.
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
