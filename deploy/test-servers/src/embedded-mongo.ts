import { freePort } from "./free-port.ts";
import { mongoMain } from "@wordlehint/local/paths";
import { startProcess, type RunningProcess } from "./running-process.ts";

export interface ServerOptions {
  /** The folder for the server's data. */
  dir: string;
  /** A free one by default. */
  port?: number;
}

/** A server of one test, which may kill it and start it again with the same port and data. */
export type ServerProcess = RunningProcess & { readonly url: string };

/** Starts the embedded MongoDB. Its URL names no database. */
export async function startEmbeddedMongo({ dir, port }: ServerOptions): Promise<ServerProcess> {
  const usedPort = port ?? (await freePort());
  const server = await startProcess({
    name: "mongo",
    args: [mongoMain, "--port", String(usedPort), "--dir", dir],
    ready: { line: /ready/i },
  });
  return Object.assign(server, { url: `mongodb://127.0.0.1:${usedPort}/?replicaSet=rs0` });
}
