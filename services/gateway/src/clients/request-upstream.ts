import { DomainError } from "@wordlehint/runtime";
import { errors, type Dispatcher } from "undici";
import type { Upstream, UpstreamRequest } from "./connect-upstream.ts";

/**
 * Sends a request to another process on behalf of a visitor.
 * @param waitMs how long the response may take to begin, with the time that the request waits for a connection.
 * @throws {DomainError} `unavailable` or `upstream_timeout`, without internal details.
 */
export async function requestUpstream(
  upstream: Upstream,
  request: UpstreamRequest,
  waitMs: number,
): Promise<Dispatcher.ResponseData> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), waitMs);
  try {
    return await upstream.request({
      ...request,
      signal: AbortSignal.any([request.signal, waiting.signal]),
    });
  } catch (cause) {
    const fault =
      waiting.signal.aborted || cause instanceof errors.HeadersTimeoutError
        ? new DomainError("upstream_timeout", "This takes too long right now. Please try again shortly.")
        : new DomainError("unavailable", "This doesn't work right now. Please try again shortly.");
    fault.cause = cause;
    throw fault;
  } finally {
    clearTimeout(timer);
  }
}

/** Returns true if requests of this method carry no body. */
export function hasNoBody(method: string): boolean {
  return method === "GET" || method === "HEAD";
}
