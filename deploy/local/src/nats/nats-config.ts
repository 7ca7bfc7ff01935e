import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../machine/run.ts";

export interface NatsServer {
  path: string;
  version: string;
}

/** Reads the version of a nats-server program; throws when it is none or does not run here. */
export async function inspectNatsServer(path: string): Promise<NatsServer> {
  const said = await run(path, ["--version"], { timeoutMs: 10_000 });
  const version = /v(\d+\.\d+\.\d+)/.exec(said)?.[1];
  if (version === undefined) throw new Error(`${path} is no nats-server: it answers "${said.trim()}"`);
  return { path, version };
}

/** Writes the configuration into `dir`, where the streams are kept too, and returns the file's path. */
export async function writeNatsConfig(dir: string, port: number, version: string): Promise<string> {
  await mkdir(dir, { recursive: true });
  const file = join(dir, "nats-server.conf");
  await writeFile(file, natsConfig(dir, port, version));
  return file;
}

/** Releases before 2.10 do not know `sync_interval`; later ones do not sync a publish without `always`. */
export function natsConfig(dir: string, port: number, version: string): string {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const syncs = major > 2 || (major === 2 && minor >= 10);
  return [
    `listen: "127.0.0.1:${port}"`,
    "jetstream {",
    `  store_dir: ${JSON.stringify(join(dir, "jetstream"))}`,
    ...(syncs ? ["  sync_interval: always"] : []),
    "}",
    "",
  ].join("\n");
}
