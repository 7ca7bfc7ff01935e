import type { ServerResponse } from "node:http";

const signals = new WeakMap<ServerResponse, AbortSignal>();

/**
 * Returns a signal that is aborted when the connection to the client closes before the response has ended. It is the same
 * one each time: Node warns of a leak when a response has more than ten listeners, and a pipeline has several of them.
 */
export function closeSignal(res: ServerResponse): AbortSignal {
  const known = signals.get(res);
  if (known) return known;
  const closed = new AbortController();
  res.once("close", () => {
    if (!res.writableFinished) closed.abort();
  });
  signals.set(res, closed.signal);
  return closed.signal;
}
