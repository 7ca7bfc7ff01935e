import { DomainError } from "@wordlehint/runtime";
import { errors, type Dispatcher } from "undici";
import type { Upstream, UpstreamRequest } from "./connect-upstream.ts";

/**
 * Sends a request to another process on behalf of a visitor.
 * @throws {DomainError} `unavailable` or `upstream_timeout`, without internal details.
 */
export async function requestUpstream(
  upstream: Upstream,
  request: UpstreamRequest,
): Promise<Dispatcher.ResponseData> {
  try {
    return await upstream.request(request);
  } catch (cause) {
    const fault =
      cause instanceof errors.HeadersTimeoutError
        ? new DomainError("upstream_timeout", "This takes too long right now. Please try again shortly.")
        : new DomainError("unavailable", "This doesn't work right now. Please try again shortly.");
    fault.cause = cause;
    throw fault;
  }
}

/** Whether requests of this method carry no body. */
export function hasNoBody(method: string): boolean {
  return method === "GET" || method === "HEAD";
}
