import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { portsFrom, type Ports } from "@wordlehint/local/ports";

const launcher = fileURLToPath(new URL("../../local/bin/start.mjs", import.meta.url));
const portBase = 28_000;
const startTimeoutMs = 10 * 60_000;

/**
 * Starts the whole product with its own ports and data, and waits until the home page is served.
 * @throws when the product ends before that.
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
      untilOk(`http://127.0.0.1:${ports.gateway}/`),
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

async function untilOk(url: string): Promise<void> {
  const deadline = performance.now() + startTimeoutMs;
  while (performance.now() < deadline) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await delay(500);
  }
  throw new Error(`${url} did not respond with success in time`);
}
