import { DomainError } from "@wordlehint/runtime";
import { LRUCache } from "lru-cache";
import PQueue from "p-queue";
import type { ResourceKind } from "../../domain/pages/resource.ts";

/**
 * Limits the renders that visitors cause. A render for a visitor is one of a resource that isn't cached at all; pages
 * that are rendered again need no budget, because they are as many as there are pages.
 */
export type RenderBudget = {
  /**
   * Counts a render that a client has caused. Call the returned function when it turns out that there is something at
   * the address that is kept: such a render costs a tenth, because those resources are few, and because many visitors
   * may share an address.
   * @throws {DomainError} `too_many_requests` when the client has caused too many within a minute.
   */
  spend(client: string, kind: ResourceKind): () => void;
  /**
   * Renders for a visitor when it is its turn.
   * @throws {DomainError} `unavailable` when its turn hasn't come in time.
   */
  inTurn<T>(kind: ResourceKind, render: () => Promise<T>): Promise<T>;
};

export type RenderBudgetOptions = {
  /** Renders per client and minute; each replica counts for itself. */
  perMinute: Readonly<Record<ResourceKind, number>>;
  /** Concurrent renders for visitors, of each renderer. */
  concurrency: number;
  /** Longest wait of a render for its turn. */
  queueMs: number;
  /** Milliseconds since some instant. */
  now: () => number;
};

const minuteMs = 60_000;
/** Counted in tenths of renders. */
const render = 10;
const givenBack = 9;
/** Beyond that, those who haven't asked for the longest time are forgotten. */
const maxClients = 100_000;

export function createRenderBudget({
  perMinute,
  concurrency,
  queueMs,
  now,
}: RenderBudgetOptions): RenderBudget {
  const spent = new LRUCache<string, number>({
    max: maxClients,
    ttl: minuteMs,
    noUpdateTTL: true,
    ttlResolution: 0,
    perf: { now },
  });
  const queues = { site: createQueue(), pictures: createQueue(), images: createQueue() };

  function createQueue(): PQueue {
    return new PQueue({ concurrency });
  }

  return {
    spend: (client, kind) => {
      const key = `${kind} ${client}`;
      const tenths = (spent.get(key) ?? 0) + render;
      spent.set(key, tenths);
      if (tenths > perMinute[kind] * render)
        throw new DomainError("too_many_requests", "Too many requests. Please wait a minute and try again.");
      return () => {
        const now = spent.get(key);
        if (now !== undefined) spent.set(key, Math.max(0, now - givenBack));
      };
    },
    inTurn: (kind, render) => {
      const queue = kind === "picture" ? queues.pictures : kind === "image" ? queues.images : queues.site;
      const waiting = new AbortController();
      const timer = setTimeout(() => {
        waiting.abort(
          new DomainError("unavailable", "The site is very busy right now. Please try again shortly."),
        );
      }, queueMs);
      const begin = () => {
        clearTimeout(timer);
        return render();
      };
      return queue.add(begin, { signal: waiting.signal });
    },
  };
}
