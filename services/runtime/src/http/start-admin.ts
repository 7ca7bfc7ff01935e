import { once } from "node:events";
import { createServer } from "node:http";
import express from "express";
import { healthRoutes, type HealthOptions } from "./health.ts";
import { listen, type Listening } from "./listen.ts";
import { requireOneHost } from "./one-host.ts";
import { notFound, problemHandler } from "./problem-details.ts";
import { requireOwnHost } from "./require-own-host.ts";

/** Options of `startAdmin`. */
export type AdminOptions = HealthOptions & {
  host: string;
  port: number;
  /** The server's names, beside those of this machine: requests for others are refused. */
  ownHosts: ReadonlySet<string>;
};

/** An admin server that listens. */
export type RunningAdmin = Listening & { close(): Promise<void> };

/**
 * Serves a service's readiness, health and metrics on a port of their own, so that no visitor can reach them. The
 * requests are neither logged nor counted.
 * @throws when the port is taken.
 */
export async function startAdmin({ host, port, ownHosts, ...health }: AdminOptions): Promise<RunningAdmin> {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.use(
    requireOneHost,
    requireOwnHost(ownHosts),
    healthRoutes(health),
    notFound,
    problemHandler(health.log),
  );
  const server = createServer((req, res) => void app(req, res));
  const listening = await listen(server, { host, port, variable: "ADMIN_PORT" });
  return {
    ...listening,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
