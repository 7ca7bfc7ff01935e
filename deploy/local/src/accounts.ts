import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { services } from "@wordlehint/contracts/services";
import { given } from "./given.ts";
import { dataDirOf, root } from "./paths.ts";
import { portsFrom } from "./ports.ts";
import { storeUrls } from "./processes/installation.ts";
import { launchScript } from "./processes/launch.ts";
import { settingsOf } from "./processes/settings-of.ts";
import { secretsOf } from "./secrets.ts";
import { describeError, UserError } from "./user-error.ts";

/** `npm run accounts -- …`: the command line of accounts, with the database and secrets of the local product. */
function runAccountsCommand(env: NodeJS.ProcessEnv, options: readonly string[]): number {
  const script = join(root, "services", "auth", "src", "cli", "accounts.ts");
  const asksForHelp = options.length === 0 || options.includes("--help") || options.includes("-h");
  if (!asksForHelp && !existsSync(dataDirOf(env)) && given(env.SIGNING_KEYS_SECRET) === undefined)
    throw new UserError("There is no local installation yet. Start it first, with: npm start");
  const { command, args } = launchScript(script, options, env);
  const settings = { ...env, ...localSettings(env) };
  const { status, error } = spawnSync(command, [...args], { env: settings, stdio: "inherit" });
  if (error) throw error;
  return status ?? 1;
}

/** Before the first start there are no secrets, and it is the start that makes them and tells of them. */
function localSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const [ports, dataDir] = [portsFrom(env), dataDirOf(env)];
  if (!existsSync(dataDir)) return storeUrls({ ports, env });
  return settingsOf(services.auth, { ports, dataDir, secrets: secretsOf(dataDir, env).secrets, env });
}

try {
  process.exitCode = runAccountsCommand(process.env, process.argv.slice(2));
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
