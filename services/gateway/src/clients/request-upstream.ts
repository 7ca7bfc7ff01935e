import { DomainError } from "@wordlehint/runtime";
import { errors, type Dispatcher } from "undici";

/** A request to another process; `signal` aborts it when the visitor leaves. */
export type UpstreamRequest = Dispatcher.RequestOptions & {
  origin: string;
  method: Dispatcher.HttpMethod;
  signal: AbortSignal;
};

/**
 * Sends a request to another process on behalf of a visitor.
 * @throws {DomainError} `unavailable` or `upstream_timeout`, without internal details.
 */
export async function requestUpstream(
  dispatcher: Dispatcher,
  request: UpstreamRequest,
): Promise<Dispatcher.ResponseData> {
  try {
    return await dispatcher.request(request).catch((error: unknown) => {
      // A restarted service may close a kept-alive connection just as it is used again.
      if (hasNoBody(request.method) && error instanceof errors.SocketError)
        return dispatcher.request(request);
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

/** Whether requests of this method carry no body. */
export function hasNoBody(method: string): boolean {
  return method === "GET" || method === "HEAD";
}
