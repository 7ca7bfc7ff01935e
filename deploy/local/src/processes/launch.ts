import { join } from "node:path";
import { adminPortOf, services, type ServiceName } from "@wordlehint/contracts/services";
import { given } from "../given.ts";
import { root } from "../paths.ts";
import type { Launch } from "../supervise/process-plan.ts";
import { type Installation } from "./installation.ts";
import { settingsOf } from "./settings-of.ts";

/** Runs a script with the Node.js of this process, without the warnings that dependencies cause. */
export function launchScript(script: string, args: readonly string[], env: NodeJS.ProcessEnv): Launch {
  const quiet = ["--disable-warning=ExperimentalWarning", "--disable-warning=DeprecationWarning"];
  return { command: process.execPath, args: [...quiet, script, ...args], env };
}

/** Runs one of our services on loopback. `settings` are added to those that follow from the table of services. */
export function launchService(
  name: ServiceName,
  installation: Installation,
  settings: Readonly<Record<string, string>> = {},
): Launch {
  const { ports, env } = installation;
  return launchScript(join(root, "services", name, "src", "main.ts"), [], {
    ...env,
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: String(ports[name]),
    ADMIN_PORT: String(adminPortOf(ports[name])),
    LOG_LEVEL: given(env.LOG_LEVEL) ?? "info",
    ...settingsOf(services[name], installation),
    ...settings,
  });
}
