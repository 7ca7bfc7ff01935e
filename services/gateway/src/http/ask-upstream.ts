import type { ServerResponse } from "node:http";
import { DomainError } from "@wordlehint/runtime";
import { errors, type Dispatcher } from "undici";

export type UpstreamRequest = Dispatcher.RequestOptions & { origin: string; method: Dispatcher.HttpMethod };

/**
 * Asks another process on behalf of a visitor; given up when the visitor leaves.
 * @throws {DomainError} `unavailable` or `upstream_timeout`, saying nothing of what went wrong within.
 */
export async function askUpstream(
  dispatcher: Dispatcher,
  request: Omit<UpstreamRequest, "signal">,
  res: ServerResponse,
): Promise<Dispatcher.ResponseData> {
  const left = new AbortController();
  res.once("close", () => left.abort());
  const options = { ...request, signal: left.signal };
  try {
    return await dispatcher.request(options).catch((error: unknown) => {
      // A kept connection may be closed by a restarted service just as it is used again.
      if (isWithoutBody(request.method) && error instanceof errors.SocketError)
        return dispatcher.request(options);
      throw error;
    });
  } catch (cause) {
    const fault =
      cause instanceof errors.HeadersTimeoutError
        ? new DomainError("upstream_timeout", "This takes too long right now. Please try again shortly.")
        : new DomainError("unavailable", "This doesn't work right now. Please try again shortly.");
    fault.cause = cause;
    throw fault;
  }
}

export function isWithoutBody(method: string): boolean {
  return method === "GET" || method === "HEAD";
}
