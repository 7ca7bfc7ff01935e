import { openAccount } from "./engine/account.ts";
import { paymentHooks } from "./engine/hooks.ts";
import { runAccountClock } from "./engine/run-clock.ts";
import type { Keys } from "./http/authenticate.ts";
import { startHttp } from "./http/start-http.ts";
import { createMisbehaviour } from "./misbehaviour.ts";
import { openStore } from "./store/store.ts";
import { startDeliveries, type Deliverer } from "./webhooks/deliver.ts";

export type StripeOptions = {
  host: string;
  /** 0 for any free port. */
  port: number;
  /** The folder that keeps the account. */
  dir: string;
  keys: Keys;
  /** The address of this server for browsers; by default its own. */
  publicUrl?: string | undefined;
  /** Names by which it may be asked, beside that of `publicUrl`, `localhost`, `stripe` and IP addresses. */
  allowedHosts?: ReadonlySet<string>;
};

export type StripeServer = { url: string; close(): Promise<void> };

const clockMs = 1000;
const replaysKeptMs = 24 * 3600 * 1000;

/**
 * Starts a server that speaks Stripe's API as far as subscriptions need it, with Stripe's test cards, signed webhooks and
 * test clocks, and refuses everything else as Stripe does. `/_control` changes how it behaves.
 */
export async function startStripe({
  host,
  port,
  dir,
  keys,
  publicUrl,
  allowedHosts = new Set(),
}: StripeOptions): Promise<StripeServer> {
  const store = openStore(dir);
  const misbehaviour = createMisbehaviour();
  const publicHosts = publicUrl === undefined ? [] : [new URL(publicUrl).hostname];
  let deliveries: Deliverer | undefined;
  let clock: NodeJS.Timeout | undefined;
  const http = await startHttp({
    ...{ host, port, keys, ownHosts: new Set(["stripe", ...publicHosts, ...allowedHosts]) },
    open: (bound) => {
      const account = openAccount(store, publicUrl ?? `http://${host}:${bound}`, keys.webhookSecret);
      deliveries = startDeliveries(account, misbehaviour);
      account.hooks = { ...paymentHooks(account), onEvent: deliveries.wake };
      store.forgetReplays(Date.now() - replaysKeptMs);
      runAccountClock(account);
      clock = setInterval(() => runAccountClock(account), clockMs);
      return { account, misbehaviour };
    },
  });
  return {
    url: `http://${host}:${http.port}`,
    close: async () => {
      clearInterval(clock);
      await Promise.all([http.close(), deliveries?.close()]);
      store.close();
    },
  };
}
