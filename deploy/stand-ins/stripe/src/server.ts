import express from "express";
import { startServer, type RunningServer } from "@wordlehint/stand-in-kit/start-server";
import { openAccount } from "./engine/account.ts";
import { paymentHooks } from "./engine/payment-hooks.ts";
import { runClock } from "./engine/run-clock.ts";
import { apiRoutes } from "./http/api-routes.ts";
import type { Keys } from "./http/authenticate.ts";
import { controlRoutes } from "./http/control-routes.ts";
import { pageRoutes } from "./http/page-routes.ts";
import { sendError } from "./http/send-error.ts";
import { createMisbehavior } from "./misbehavior.ts";
import { openStore } from "./store/store.ts";
import { startDeliveries, type Deliverer } from "./webhooks/deliver.ts";

/** Options for `startStripe`. */
export type StripeOptions = {
  host: string;
  /** 0 for any free port. */
  port: number;
  /** The folder that keeps the account. */
  dir: string;
  keys: Keys;
  /** The address of this server for browsers; by default its own. */
  publicUrl?: string | undefined;
  /** Host names of this server, beside that of `publicUrl`, `localhost`, `stripe` and IP addresses. */
  allowedHosts?: ReadonlySet<string>;
};

const clockMs = 1000;
const replaysKeptMs = 24 * 3600 * 1000;

/**
 * Starts a server that speaks Stripe's API as far as the billing service uses it, with Stripe's test cards and signed
 * webhooks, and refuses everything else by name. `/_control` changes how it behaves.
 */
export async function startStripe({
  host,
  port,
  dir,
  keys,
  publicUrl,
  allowedHosts = new Set(),
}: StripeOptions): Promise<RunningServer> {
  const store = openStore(dir);
  const misbehavior = createMisbehavior();
  const publicHosts = publicUrl === undefined ? [] : [new URL(publicUrl).hostname];
  let deliveries: Deliverer | undefined;
  let clock: NodeJS.Timeout | undefined;
  const server = await startServer({
    ...{ host, port, sendError, ownHosts: new Set(["stripe", ...publicHosts, ...allowedHosts]) },
    routes: (url) => {
      const account = openAccount(store, publicUrl ?? url, keys);
      deliveries = startDeliveries(account, misbehavior);
      account.hooks = { ...paymentHooks(account), onEvent: deliveries.wake };
      store.forgetReplays(Date.now() - replaysKeptMs);
      runClock(account);
      clock = setInterval(() => runClock(account), clockMs);
      return express
        .Router()
        .use(controlRoutes(account, misbehavior), pageRoutes(account), apiRoutes(account, keys, misbehavior));
    },
  });
  return {
    ...server,
    close: async () => {
      clearInterval(clock);
      await Promise.all([server.close(), deliveries?.close()]);
      store.close();
    },
  };
}
