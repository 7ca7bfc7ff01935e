import { join } from "node:path";
import { root } from "../paths.ts";
import type { Launch } from "../supervise/process-plan.ts";
import { given } from "./surroundings.ts";

/** The same Node.js that runs this, without its warnings of experiments and of old ways in others' code. */
export function node(script: string, args: readonly string[], env: NodeJS.ProcessEnv): Launch {
  const quiet = ["--disable-warning=ExperimentalWarning", "--disable-warning=DeprecationWarning"];
  return { command: process.execPath, args: [...quiet, script, ...args], env };
}

/** One of our services, on loopback. */
export function service(
  name: string,
  port: number,
  env: NodeJS.ProcessEnv,
  settings: Record<string, string>,
): Launch {
  return node(join(root, "services", name, "src", "main.ts"), [], {
    ...env,
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: String(port),
    LOG_LEVEL: given(env.LOG_LEVEL) ?? "info",
    ...settings,
  });
}
