import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./paths.ts";
import { portsFrom } from "./ports.ts";
import { storeUrls } from "./processes/installation.ts";
import { launchScript } from "./processes/launch.ts";
import { describeError } from "./user-error.ts";

/** `npm run lake -- …`: the content lake's command line, with the database and broker of the local product. */
function runLakeCommand(env: NodeJS.ProcessEnv, options: readonly string[]): number {
  const script = join(root, "services", "content-lake", "src", "cli", "lake.ts");
  const { command, args } = launchScript(script, options, env);
  const settings = { ...env, ...storeUrls({ ports: portsFrom(env), env }) };
  const { status, error } = spawnSync(command, [...args], { env: settings, stdio: "inherit" });
  if (error) throw error;
  return status ?? 1;
}

try {
  process.exitCode = runLakeCommand(process.env, process.argv.slice(2));
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
