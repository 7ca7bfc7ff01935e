import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { transformFileSync } from "@swc/core";
import { swcOptions } from "./swc-options.ts";

/** Set-up of a worker of `jest-light-runner` that lets it import JSX: Node itself strips types alone. */
registerHooks({
  load(url, context, nextLoad) {
    const { protocol, pathname } = new URL(url);
    if (protocol !== "file:" || !pathname.endsWith(".tsx")) return nextLoad(url, context);
    const options = { ...swcOptions, swcrc: false, sourceMaps: "inline" as const };
    const { code } = transformFileSync(fileURLToPath(`file://${pathname}`), options);
    return { format: "module", source: code, shortCircuit: true };
  },
});
