import { freePort } from "./free-port.ts";
import { findNatsServer } from "@wordlehint/local/nats/find-nats-server";
import { writeNatsConfig } from "@wordlehint/local/nats/nats-config";
import type { ServerOptions, ServerProcess } from "./embedded-mongo.ts";
import { startProcess } from "./running-process.ts";

/** Starts a nats-server with JetStream. */
export async function startNats({ dir, port }: ServerOptions): Promise<ServerProcess> {
  const usedPort = port ?? (await freePort());
  const program = await findNatsServer();
  const config = await writeNatsConfig(dir, usedPort, program.version);
  const server = await startProcess({
    name: "nats",
    command: program.path,
    args: ["--config", config],
    ready: { line: /Server is ready/ },
  });
  return Object.assign(server, { url: `nats://127.0.0.1:${usedPort}` });
}
