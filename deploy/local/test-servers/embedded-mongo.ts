import { freePort } from "./free-port.ts";
import { mongoMain } from "../src/paths.ts";
import { startProcess, type RunningProcess } from "./running-process.ts";

export interface ServerOptions {
  /** Where the server keeps its data. */
  dir: string;
  /** Default: a free one. */
  port?: number;
}

/** A server of the test's own, which it may kill and start again on the same port and data. */
export type ServerProcess = RunningProcess & { readonly url: string };

/** Starts the embedded MongoDB. Its URL names no database. */
export async function startEmbeddedMongo({ dir, port }: ServerOptions): Promise<ServerProcess> {
  const at = port ?? (await freePort());
  const server = await startProcess({
    name: "mongo",
    args: [mongoMain, "--port", String(at), "--dir", dir],
    ready: { line: /ready/i },
  });
  return Object.assign(server, { url: `mongodb://127.0.0.1:${at}/?replicaSet=rs0` });
}
