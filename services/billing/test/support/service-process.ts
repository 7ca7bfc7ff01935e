import { fileURLToPath } from "node:url";
import { freePort, startProcess, type RunningProcess } from "@wordlehint/test-servers";

export type ServiceProcess = RunningProcess & { url: string };

const services = fileURLToPath(new URL("../../../", import.meta.url));

/** A service as a process, to be killed and started again at the same address. */
export async function startServiceProcess(
  name: "auth" | "billing",
  env: (url: string) => Record<string, string>,
): Promise<ServiceProcess> {
  const [port, adminPort] = await Promise.all([freePort(), freePort()]);
  const url = `http://127.0.0.1:${port}`;
  const ports = { HOST: "127.0.0.1", PORT: String(port), ADMIN_PORT: String(adminPort) };
  const process = await startProcess({
    name,
    args: ["--disable-warning=ExperimentalWarning", `${services}${name}/src/main.ts`],
    env: { NODE_ENV: "test", LOG_LEVEL: "warn", ...ports, ...env(url) },
    ready: { url: `http://127.0.0.1:${adminPort}/readyz` },
    readyTimeoutMs: 90_000,
  });
  return Object.assign(process, { url });
}
