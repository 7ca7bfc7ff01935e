import { Agent, type Dispatcher } from "undici";

/** Returns a connection pool for each origin. A request fails when its response doesn't begin, or pauses, for this long. */
export function connectUpstream(timeoutMs: number): Dispatcher {
  return new Agent({
    connections: 64,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    connect: { timeout: 2000 },
  });
}
