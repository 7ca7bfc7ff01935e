import { fileURLToPath } from "node:url";
import { callKeyVariable } from "@wordlehint/contracts/call-keys";
import { urlVariable } from "@wordlehint/contracts/services";
import { freePort, startProcess, type RunningProcess } from "@wordlehint/test-servers";
import type { AuthConfig } from "../../src/config.ts";

const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url));

export type AuthProcess = RunningProcess & { url: string };

/** The service as a process, to be killed and started again at the same address. */
export async function startAuthProcess(config: AuthConfig): Promise<AuthProcess> {
  const [port, adminPort] = await Promise.all([freePort(), freePort()]);
  const settings = { ...config, PORT: port, ADMIN_PORT: adminPort, LOG_LEVEL: "warn" };
  const sources = Object.entries(config.personalDataSources).flatMap(([name, { origin, callKey }]) => [
    [urlVariable(name), origin] as const,
    [callKeyVariable("auth", name), callKey] as const,
  ]);
  const env = Object.entries({ ...settings, ...Object.fromEntries(sources) }).flatMap(([name, value]) =>
    typeof value === "string" || typeof value === "number" ? [[name, String(value)] as const] : [],
  );
  const process = await startProcess({
    name: "auth",
    args: ["--disable-warning=ExperimentalWarning", main],
    env: Object.fromEntries(env),
    ready: { url: `http://127.0.0.1:${adminPort}/readyz` },
    readyTimeoutMs: 60_000,
  });
  return Object.assign(process, { url: `http://127.0.0.1:${port}` });
}
