import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { services, type ServiceName } from "@wordlehint/contracts/services";
import { given } from "./given.ts";
import { dataDirOf, root } from "./paths.ts";
import { portsFrom } from "./ports.ts";
import { storeUrls } from "./processes/installation.ts";
import { launchScript } from "./processes/launch.ts";
import { settingsOf } from "./processes/settings-of.ts";
import { secretsOf } from "./secrets.ts";
import { describeError, UserError } from "./user-error.ts";

export type ServiceCommand = {
  service: ServiceName;
  /** The file in the service's `src/cli`, without its ending. */
  script: string;
  /** The variable of a secret without which it can't work. Only with one is it given the service's secrets. */
  secret?: string;
};

/** Runs a service's command line with the settings of the local product and this process's options. */
export function runServiceCommand(serviceCommand: ServiceCommand): void {
  try {
    process.exitCode = run(serviceCommand, process.env, process.argv.slice(2));
  } catch (error) {
    console.error(describeError(error));
    process.exitCode = 1;
  }
}

function run(
  { service, script, secret }: ServiceCommand,
  env: NodeJS.ProcessEnv,
  options: readonly string[],
): number {
  const asksForHelp = options.length === 0 || options.includes("--help") || options.includes("-h");
  if (secret !== undefined && !asksForHelp && !existsSync(dataDirOf(env)) && given(env[secret]) === undefined)
    throw new UserError("There is no local installation yet. Start it first, with: npm start");
  const file = join(root, "services", service, "src", "cli", `${script}.ts`);
  const { command, args } = launchScript(file, options, env);
  const settings = { ...env, ...localSettings(service, secret !== undefined, env) };
  const { status, error } = spawnSync(command, [...args], { env: settings, stdio: "inherit" });
  if (error) throw error;
  return status ?? 1;
}

/** Before the first start there are no secrets, and it is the start that makes them and tells of them. */
function localSettings(
  service: ServiceName,
  needsSecrets: boolean,
  env: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  const [ports, dataDir] = [portsFrom(env), dataDirOf(env)];
  if (!needsSecrets || !existsSync(dataDir)) return storeUrls({ ports, env });
  return settingsOf(services[service], { ports, dataDir, secrets: secretsOf(dataDir, env).secrets, env });
}
