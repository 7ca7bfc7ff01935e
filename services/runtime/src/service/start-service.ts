import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { adminPortOf } from "@wordlehint/contracts/services";
import type { Express } from "express";
import type { FastLane } from "../http/fast-lane.ts";
import type { Check } from "../http/health.ts";
import { mountRoutes, type Route } from "../http/route.ts";
import { startAdmin } from "../http/start-admin.ts";
import { startHttp } from "../http/start-http.ts";
import type { Service } from "../run-main.ts";
import type { Runtime, ServiceConfig } from "./open-runtime.ts";

/** Options for `startService`. */
export type ServiceOptions = {
  /** The service's routes, each declared in the contracts. */
  routes?: readonly Route[];
  /** Registers what isn't declared as a route, such as middleware and another product's protocol, before the routes. */
  mount?: (app: Express) => void;
  /** Registers what takes requests for which there is no route, such as forwarding to others, after the routes. */
  fallback?: (app: Express) => void;
  /** The checks that must pass for the service to be ready, by name. */
  checks: Readonly<Record<string, Check>>;
  /**
   * Names by which the service may be asked, besides its own and those of `ALLOWED_HOSTS`; `any` for a service that
   * refuses other names itself.
   */
  ownHosts?: readonly string[] | "any";
  /** Tried before Express, for responses that are in memory. */
  fastLane?: FastLane;
  /** Maximum time for a request to arrive; half a minute by default. */
  requestTimeoutMs?: number;
  /** Maximum connections of a client, where clients connect directly; unlimited by default. */
  connectionsPerClient?: number | undefined;
  /** Idle timeout while a request is handled; none by default. */
  stalledMs?: number;
  /** Takes connections that ask for WebSocket. They must end by the runtime's signal. */
  onUpgrade?: (req: IncomingMessage, socket: Duplex, head: Buffer) => void;
};

/**
 * Serves a service's HTTP side until it is closed: then its signal is aborted and readiness fails, open responses
 * end, its shutdown steps run, and bus and database close. Readiness, health and metrics are on the admin port, until
 * the last response has ended.
 * @throws when a port is taken; the runtime is then closed.
 */
export async function startService(runtime: Runtime, options: ServiceOptions): Promise<Service> {
  const { name, config, log, metrics, signal, onClose, close } = runtime;
  const { routes = [], mount, fallback, checks, ownHosts = [], ...rest } = options;
  const names = [name, ...(config.ALLOWED_HOSTS ?? [])];
  try {
    // First, because the service is ready only if the public can reach it.
    const http = await startHttp({
      ...rest,
      host: config.HOST,
      port: config.PORT,
      ownHosts: ownHosts === "any" ? undefined : new Set([...names, ...ownHosts]),
      log,
      metrics,
      routes: (app) => {
        mount?.(app);
        mountRoutes(app, routes);
        fallback?.(app);
      },
    });
    const admin = await startAdmin({
      host: config.HOST,
      port: adminPort(config),
      ownHosts: new Set(names),
      checks,
      metrics,
      log,
      isClosing: () => signal.aborted,
    }).catch(async (error: unknown) => {
      await http.close();
      throw error;
    });
    onClose(async () => {
      await http.close();
      await admin.close();
    });
    return { url: http.url, adminUrl: admin.url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function adminPort({ PORT, ADMIN_PORT }: ServiceConfig): number {
  return ADMIN_PORT ?? (PORT === 0 ? 0 : adminPortOf(PORT));
}
