import type { ServerResponse } from "node:http";

/** Returns a signal that is aborted when the connection to the client closes, or the response ends. */
export function closeSignal(res: ServerResponse): AbortSignal {
  const closed = new AbortController();
  res.once("close", () => closed.abort());
  return closed.signal;
}
