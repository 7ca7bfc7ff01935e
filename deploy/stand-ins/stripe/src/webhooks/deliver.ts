import type { Account } from "../engine/account.ts";
import type { Misbehavior } from "../misbehavior.ts";
import type { Delivery } from "../store/store.ts";
import { signatureHeader } from "./sign.ts";

const timeoutMs = 10_000;
const maxAtOnce = 10;
const keptMs = 3 * 24 * 3600 * 1000;
const maxRetryMs = 5 * 60_000;

export type Deliverer = { wake(): void; close(): Promise<void> };

/**
 * Delivers events to webhook endpoints: signed, several at once and so in no certain order, and again with growing
 * delays for three days until they are taken.
 */
export function startDeliveries(account: Account, misbehavior: Misbehavior): Deliverer {
  const { store } = account;
  const stopping = new AbortController();
  const underWay = new Map<number, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;

  const wake = () => {
    clearTimeout(timer);
    if (stopping.signal.aborted) return;
    timer = setTimeout(run, Math.max(0, Math.min(60_000, (store.nextDeliveryMs() ?? Infinity) - Date.now())));
    timer.unref();
  };
  const run = () => {
    const free = maxAtOnce - underWay.size;
    const due = store
      .openDeliveries(Date.now(), maxAtOnce + underWay.size)
      .filter(({ id }) => !underWay.has(id));
    for (const delivery of due.slice(0, free)) {
      const done = deliver(delivery).finally(() => {
        underWay.delete(delivery.id);
        wake();
      });
      underWay.set(delivery.id, done);
    }
    // Deliveries under way are due as well: only their end starts the next ones.
    if (underWay.size === 0) wake();
  };

  const deliver = async (delivery: Delivery): Promise<void> => {
    const event = store.find("event", delivery.event);
    const endpoint = store.find("webhook_endpoint", delivery.endpoint);
    if (!event || endpoint?.status !== "enabled") {
      store.endDelivery(delivery.id, "gone");
      return;
    }
    if (delivery.attempts === 0) {
      const mode = misbehavior.nextForEvent(event.type);
      const { delayMs } = misbehavior.state.webhooks;
      if (mode === "drop") {
        store.endDelivery(delivery.id, "dropped");
        return;
      }
      if (mode === "late") {
        store.retryDelivery(delivery.id, Date.now() + delayMs);
        return;
      }
      if (mode === "reorder") {
        store.retryDelivery(delivery.id, reversed(delivery.dueMs, delayMs));
        return;
      }
      if (mode === "double") store.addDelivery(event.id, endpoint.id, Date.now(), 1);
    }
    const secret = String(store.hidden(endpoint.id).secret);
    const outcome = await send(endpoint.url, JSON.stringify(event), secret, stopping.signal);
    if (stopping.signal.aborted) return;
    if (outcome === "2xx") {
      store.endDelivery(delivery.id, outcome);
      return;
    }
    const retryMs = Math.min(maxRetryMs, 1000 * 2 ** Math.max(0, delivery.attempts - 1));
    if (Date.now() + retryMs - event.created * 1000 > keptMs && delivery.attempts > 20) {
      store.endDelivery(delivery.id, outcome);
      return;
    }
    store.retryDelivery(delivery.id, Date.now() + retryMs);
  };

  wake();
  return {
    wake,
    close: async () => {
      stopping.abort();
      clearTimeout(timer);
      await Promise.all(underWay.values());
    },
  };
}

/** Returns a time in the next span, which is the earlier the later the first one is in its span. */
function reversed(dueMs: number, spanMs: number): number {
  const end = (Math.floor(dueMs / spanMs) + 1) * spanMs;
  return end + (end - dueMs);
}

async function send(url: string, body: string, secret: string, signal: AbortSignal): Promise<string> {
  try {
    const response = await fetch(url, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      headers: {
        "content-type": "application/json; charset=utf-8",
        "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
        "stripe-signature": signatureHeader(body, secret, Math.floor(Date.now() / 1000)),
      },
      body,
    });
    await response.body?.cancel();
    return response.ok ? "2xx" : String(response.status);
  } catch (error) {
    return error instanceof Error ? error.name : "failed";
  }
}
