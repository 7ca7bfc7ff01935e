import type { ServerResponse } from "node:http";

/** Returns a signal that is aborted when the connection to the client closes before the response has ended. */
export function closeSignal(res: ServerResponse): AbortSignal {
  const closed = new AbortController();
  res.once("close", () => {
    if (!res.writableFinished) closed.abort();
  });
  return closed.signal;
}
