import type { ServerResponse } from "node:http";

const signals = new WeakMap<ServerResponse, AbortSignal>();

/**
 * Returns a signal that is aborted when the client disconnects before the response has ended. Each call for one response
 * returns the same signal and adds no further listener: beyond ten, Node warns of a possible leak.
 */
export function abortOnClose(res: ServerResponse): AbortSignal {
  const known = signals.get(res);
  if (known) return known;
  const closed = new AbortController();
  res.once("close", () => {
    if (!res.writableFinished) closed.abort();
  });
  signals.set(res, closed.signal);
  return closed.signal;
}
