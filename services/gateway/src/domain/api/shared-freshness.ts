import CachePolicy from "http-cache-semantics";
import type { HeaderMap } from "./forwarded-headers.ts";

export type ReceivedHead = { status: number; headers: HeaderMap };

/**
 * Returns for how many milliseconds a response to a GET request may be kept for all visitors (RFC 9111); undefined if
 * it may not. 0 means that it may be shared only by those who were already waiting when it was requested. The service
 * must say so with `Cache-Control` or `Expires`. A response with a cookie is never kept, nor one that varies by anything
 * but the encoding, which the gateway applies itself.
 */
export function sharedFreshMs(
  requestHeaders: HeaderMap,
  { status, headers }: ReceivedHead,
): number | undefined {
  const control = String(headers["cache-control"] ?? "");
  const isMarked = /\b(?:public|max-age|s-maxage)\b/i.test(control) || headers.expires !== undefined;
  const varies = !/^(?:accept-encoding)?$/i.test(String(headers.vary ?? ""));
  const isPersonal =
    headers["set-cookie"] !== undefined || varies || headers["content-encoding"] !== undefined;
  if (status !== 200 || !isMarked || isPersonal || /\bno-cache\b/i.test(control)) return undefined;
  const policy = new CachePolicy(
    { method: "GET", headers: { ...requestHeaders } },
    { status, headers: { ...headers } },
    { shared: true, cacheHeuristic: 0, immutableMinTimeToLive: 0 },
  );
  if (!policy.storable()) return undefined;
  const age = Number(headers.age ?? 0);
  return Math.max(0, policy.maxAge() - (Number.isFinite(age) ? age : 0)) * 1000;
}
