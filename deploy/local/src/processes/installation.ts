import { given } from "../given.ts";
import type { Ports } from "../ports.ts";
import type { Secrets } from "../secrets.ts";

/** The settings of a local installation. */
export interface Installation {
  ports: Ports;
  dataDir: string;
  secrets: Secrets;
  env: NodeJS.ProcessEnv;
}

export const loopbackUrl = (port: number): string => `http://127.0.0.1:${port}`;

/** The address of a port for a browser on this machine. */
export const browserUrl = (port: number): string => `http://localhost:${port}`;

/** The database and the broker: the ones that the environment names, or our own. */
export function storeUrls({ ports, env }: Pick<Installation, "ports" | "env">) {
  return {
    MONGODB_URL: given(env.MONGODB_URL) ?? `mongodb://127.0.0.1:${ports.mongo}/?replicaSet=rs0`,
    NATS_URL: given(env.NATS_URL) ?? `nats://127.0.0.1:${ports.nats}`,
  };
}
