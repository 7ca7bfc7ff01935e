import { LRUCache } from "lru-cache";

export type RequestRate = {
  /** Requests of one client in a second, in the long run. */
  perSecond: number;
  /** Requests at once, after a pause. */
  burst: number;
};

const maxClients = 10_000;

/**
 * Counts the requests of each client. Returns how many milliseconds a client must wait before it may send another one;
 * 0 counts as sent.
 */
export function createRateCounter({ perSecond, burst }: RequestRate) {
  const clients = new LRUCache<string, { left: number; at: number }>({ max: maxClients });
  return (client: string, nowMs: number): number => {
    const { left, at } = clients.get(client) ?? { left: burst, at: nowMs };
    const allowed = Math.min(burst, left + ((nowMs - at) / 1000) * perSecond);
    const isSent = allowed >= 1;
    clients.set(client, { left: isSent ? allowed - 1 : allowed, at: nowMs });
    return isSent ? 0 : ((1 - allowed) / perSecond) * 1000;
  };
}
