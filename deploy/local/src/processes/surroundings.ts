import type { Ports } from "../ports.ts";
import type { Secrets } from "../secrets.ts";

/** What the plan of the processes depends on. */
export interface Surroundings {
  ports: Ports;
  dataDir: string;
  secrets: Secrets;
  env: NodeJS.ProcessEnv;
}

export const loopback = (port: number): string => `http://127.0.0.1:${port}`;

/** Where a browser on this machine finds a port. */
export const browserAddress = (port: number): string => `http://localhost:${port}`;

/** A setting that is set to nothing is not set. */
export function given(setting: string | undefined): string | undefined {
  return setting === "" ? undefined : setting;
}

/** The database and the broker: ours, or the ones that the environment names. */
export function storeUrls({ ports, env }: Pick<Surroundings, "ports" | "env">) {
  return {
    MONGODB_URL: given(env.MONGODB_URL) ?? `mongodb://127.0.0.1:${ports.mongo}/?replicaSet=rs0`,
    NATS_URL: given(env.NATS_URL) ?? `nats://127.0.0.1:${ports.nats}`,
  };
}
