import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../machine/run.ts";

export interface NatsServer {
  path: string;
  version: string;
}

/**
 * Reads the version of a nats-server.
 * @throws when the program is something else, or doesn't run on this machine.
 */
export async function inspectNatsServer(path: string): Promise<NatsServer> {
  const output = await run(path, ["--version"], { timeoutMs: 10_000 });
  const version = /v(\d+\.\d+\.\d+)/.exec(output)?.[1];
  if (version === undefined)
    throw new Error(`${path} is not a nats-server: its version is "${output.trim()}"`);
  return { path, version };
}

/** Writes a configuration file into `dir`, which also holds the streams, and returns its path. */
export async function writeNatsConfig(dir: string, port: number, version: string): Promise<string> {
  await mkdir(dir, { recursive: true });
  const file = join(dir, "nats-server.conf");
  await writeFile(file, natsConfig(dir, port, version));
  return file;
}

/** Releases before 2.10 reject `sync_interval`; later ones don't sync each publish to disk without `always`. */
export function natsConfig(dir: string, port: number, version: string): string {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const syncs = major > 2 || (major === 2 && minor >= 10);
  return [
    `listen: "127.0.0.1:${port}"`,
    "jetstream {",
    `  store_dir: ${JSON.stringify(join(dir, "jetstream"))}`,
    // Streams reserve what they may hold, and each test has its own; the default is three quarters of what the disk has left.
    "  max_file_store: 1TB",
    ...(syncs ? ["  sync_interval: always"] : []),
    "}",
    "",
  ].join("\n");
}
