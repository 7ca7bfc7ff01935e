import type { Account } from "../engine/account.ts";
import type { Misbehaviour } from "../misbehaviour.ts";
import { withPending } from "../routes/events.ts";
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
export function startDeliveries(account: Account, misbehaviour: Misbehaviour): Deliverer {
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
    // What is under way is due as well: only its end brings the next ones.
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
      const mode = misbehaviour.nextForEvent(event.type);
      const { delayMs } = misbehaviour.state.webhooks;
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
    const secrets = secretsOf(store.hidden(endpoint.id).secrets);
    const outcome = await send(
      endpoint.url,
      JSON.stringify(withPending(account, event)),
      secrets,
      stopping.signal,
    );
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

/** Of two within the same span, the later one comes first. */
function reversed(dueMs: number, spanMs: number): number {
  const end = (Math.floor(dueMs / spanMs) + 1) * spanMs;
  return end + (end - dueMs);
}

const secretsOf = (secrets: unknown): string[] => (Array.isArray(secrets) ? (secrets as string[]) : []);

async function send(
  url: string,
  body: string,
  secrets: readonly string[],
  signal: AbortSignal,
): Promise<string> {
  try {
    const response = await fetch(url, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      headers: {
        "content-type": "application/json; charset=utf-8",
        "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
        "stripe-signature": signatureHeader(body, secrets, Math.floor(Date.now() / 1000)),
      },
      body,
    });
    await response.body?.cancel();
    return response.ok ? "2xx" : String(response.status);
  } catch (error) {
    return error instanceof Error ? error.name : "failed";
  }
}
