import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { eventually } from "@wordlehint/test-servers";
import type { RiddleConfig } from "../src/config.ts";
import { closeLater } from "./start-riddle.ts";

const main = fileURLToPath(new URL("./moved-clock.ts", import.meta.url));

/** A replica of the service in a process of its own. */
export type Replica = {
  /** Everything that it has written so far. */
  output(): string;
  /** Where it listens. */
  addresses(): Promise<{ url: string; adminUrl: string }>;
  kill(): Promise<void>;
};

/** Starts a replica whose clock is ahead by `aheadMs`. */
export function startReplica(
  config: RiddleConfig,
  { aheadMs, logLevel = "info" }: { aheadMs: number; logLevel?: string },
): Replica {
  const settings = { ...config, CLOCK_AHEAD_MS: aheadMs, LOG_LEVEL: logLevel, NODE_OPTIONS: "" };
  const env = Object.entries({ ...process.env, ...settings }).flatMap(([name, value]) =>
    typeof value === "string" || typeof value === "number" ? [[name, String(value)] as const] : [],
  );
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", main], {
    env: Object.fromEntries(env),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = once(child, "exit");
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const kill = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
    await exited;
  };
  closeLater({ close: kill });
  return {
    output: () => output,
    kill,
    addresses: () =>
      eventually(() => {
        const line = output.split("\n").find((one) => one.includes('"listening"')) ?? "";
        return JSON.parse(line) as { url: string; adminUrl: string };
      }),
  };
}
