import type { ServiceName } from "@wordlehint/contracts/services";
import { LRUCache } from "lru-cache";
import type { KeptTarget } from "../../domain/api/kept-target.ts";

/** A service's response that all visitors may get. */
export type KeptResponse = {
  target: KeptTarget;
  /** For the visitor, without `Age`. Names are in lower case. */
  headers: Readonly<Record<string, string | string[]>>;
  body: Buffer;
  /** Time of the request to the service, minus the `Age` of its response, in milliseconds since the epoch. */
  madeAt: number;
  freshUntil: number;
};

/** Responses of services in memory, for as long as the services allow. The least recently used are evicted first. */
export type KeptResponses = {
  /** Returns the response if it is fresh. */
  find(target: string): KeptResponse | undefined;
  /**
   * Returns a fresh response, or one that was requested after this call: one request is in flight for a target at a
   * time. Undefined if the response may not be shared; later calls then return undefined without a request.
   * @param signal is aborted when the visitor leaves; the request is, when all have left
   * @param request returns undefined if its response may not be shared
   */
  share(target: KeptTarget, signal: AbortSignal, request: SharedRequest): Promise<KeptResponse | undefined>;
  /** Allows sharing again, because the service now marks its response to this target as cacheable. */
  allow(target: string): void;
  /** Forgets all responses of a service, including those that are in flight. */
  purge(service: ServiceName): void;
  purgeAll(): void;
};

export type SharedRequest = (signal: AbortSignal) => Promise<KeptResponse | undefined>;

type Flight = {
  target: KeptTarget;
  /** Its place in the order in which visitors and requests have come. */
  order: number;
  result: Promise<KeptResponse | undefined>;
  waiting: number;
  aborter: AbortController;
};

/** Longest body that is kept. */
export const maxKeptBytes = 256 * 1024;
const overheadBytes = 2048;
const maxUnshared = 1000;

/** @param now returns milliseconds since the epoch */
export function createKeptResponses(maxBytes: number, now: () => number): KeptResponses {
  const responses = new LRUCache<string, KeptResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length + overheadBytes,
  });
  const unshared = new LRUCache<string, true>({ max: maxUnshared });
  const flights = new Map<string, Flight>();
  let order = 0;

  const find = (target: string) => {
    const kept = responses.get(target);
    return kept && kept.freshUntil > now() ? kept : undefined;
  };

  const start = (target: KeptTarget, request: SharedRequest): Flight => {
    const { target: key } = target;
    const aborter = new AbortController();
    const isLatest = () => flights.get(key) === flight;
    const end = () => {
      if (isLatest()) flights.delete(key);
    };
    const result = request(aborter.signal).then((response) => {
      // Otherwise it was purged meanwhile.
      if (isLatest() && !response) unshared.set(key, true);
      if (isLatest() && response && response.freshUntil > now()) responses.set(key, response);
      return response;
    });
    const flight: Flight = { target, order: ++order, result: result.finally(end), waiting: 0, aborter };
    flights.set(key, flight);
    return flight;
  };

  const leave = (flight: Flight) => {
    flight.waiting--;
    if (flight.waiting > 0) return;
    if (flights.get(flight.target.target) === flight) flights.delete(flight.target.target);
    flight.aborter.abort();
  };

  const waitFor = async (flight: Flight, signal: AbortSignal) => {
    const onAbort = () => leave(flight);
    flight.waiting++;
    signal.addEventListener("abort", onAbort, { once: true });
    try {
      return await flight.result;
    } finally {
      signal.removeEventListener("abort", onAbort);
    }
  };

  return {
    find,
    share: async (target, signal, request) => {
      const { target: key } = target;
      const arrived = ++order;
      while (!unshared.has(key)) {
        const kept = find(key);
        if (kept) return kept;
        const flight = flights.get(key) ?? start(target, request);
        const response = await waitFor(flight, signal);
        if (!response || flight.order > arrived || response.freshUntil > now()) return response;
      }
      return undefined;
    },
    allow: (target) => void unshared.delete(target),
    purge: (service) => {
      for (const [key, { target }] of responses.entries())
        if (target.service === service) responses.delete(key);
      for (const [key, { target }] of flights) if (target.service === service) flights.delete(key);
    },
    purgeAll: () => {
      responses.clear();
      flights.clear();
    },
  };
}
