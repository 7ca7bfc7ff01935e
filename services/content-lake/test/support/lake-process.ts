import { fileURLToPath } from "node:url";
import { freePort, startProcess, type RunningProcess } from "@wordlehint/test-servers";
import type { LakeConfig } from "../../src/config.ts";

const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url));

export type LakeProcess = RunningProcess & { url: string };

/** The service as a process, to be killed and started again at the same address. */
export async function startLakeProcess(
  config: LakeConfig,
  settings: NodeJS.ProcessEnv = {},
): Promise<LakeProcess> {
  const [port, adminPort] = await Promise.all([freePort(), freePort()]);
  const url = `http://127.0.0.1:${port}`;
  const process = await startProcess({
    name: "content-lake",
    args: ["--disable-warning=ExperimentalWarning", main],
    env: {
      HOST: "127.0.0.1",
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      LOG_LEVEL: "warn",
      MONGODB_URL: config.MONGODB_URL,
      MONGODB_DATABASE: config.MONGODB_DATABASE,
      NATS_URL: config.NATS_URL,
      BUS_NAMESPACE: config.BUS_NAMESPACE,
      PROJECT_ID: config.PROJECT_ID,
      FIRST_EDITOR_PASSWORD: "an editor's first password",
      ...settings,
    },
    ready: { url: `http://127.0.0.1:${adminPort}/readyz` },
  });
  return Object.assign(process, { url });
}
