import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { portsFrom, type Ports } from "../../local/src/ports.ts";

const launcher = fileURLToPath(new URL("../../local/bin/start.mjs", import.meta.url));
const portBase = 28_000;
const patienceMs = 10 * 60_000;

/**
 * The whole product on ports and data of its own, ready to be measured.
 * @throws when it ends before it is ready.
 */
export async function startProduct(): Promise<{ portBase: number; ports: Ports; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), "wordlehint-bench-"));
  const env = { ...process.env, PORT_BASE: String(portBase), DATA_DIR: dataDir, LOG_LEVEL: "warn" };
  const child = spawn(process.execPath, [launcher], { env, stdio: ["ignore", "inherit", "inherit"] });
  const ended = once(child, "exit");
  const ports = portsFrom(env);
  const stop = async () => {
    if (child.exitCode === null) child.kill("SIGTERM");
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await Promise.race([
      answers(`http://127.0.0.1:${ports.gateway}/`),
      ended.then(() => {
        throw new Error("the product ended before it was ready");
      }),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { portBase, ports, stop };
}

async function answers(url: string): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await delay(500);
  }
  throw new Error(`${url} did not answer in time`);
}
