import { fileURLToPath } from "node:url";
import { freePort, startProcess, type RunningProcess } from "@wordlehint/test-servers";
import type { NotificationConfig } from "../../src/config.ts";

const main = fileURLToPath(new URL("main-with-short-delays.ts", import.meta.url));

/** V8's heap limits, in MB, for a container with 512 MB. By default, V8 lets the heap grow larger where there is more memory. */
const heapOfContainer = ["--max-old-space-size=256", "--max-semi-space-size=16"];

export type NotificationProcess = RunningProcess & {
  /** Its memory, in bytes. */
  memory(): Promise<number>;
};

/** The service as a process, to be killed and started again. */
export async function startNotificationProcess(config: NotificationConfig): Promise<NotificationProcess> {
  const [port, adminPort] = [await freePort(), await freePort()];
  const settings = { ...config, PORT: port, ADMIN_PORT: adminPort, LOG_LEVEL: "warn" };
  const env = Object.entries(settings).flatMap(([name, value]) =>
    typeof value === "string" || typeof value === "number" ? [[name, String(value)] as const] : [],
  );
  const adminUrl = `http://127.0.0.1:${adminPort}`;
  const started = await startProcess({
    name: "notification",
    args: ["--disable-warning=ExperimentalWarning", ...heapOfContainer, main],
    env: Object.fromEntries(env),
    ready: { url: `${adminUrl}/readyz` },
    readyTimeoutMs: 60_000,
  });
  const memory = async () => {
    const metrics = await (await fetch(`${adminUrl}/metrics`)).text();
    return Number(/^process_resident_memory_bytes\S* (\S+)$/m.exec(metrics)?.[1]);
  };
  return Object.assign(started, { memory });
}
