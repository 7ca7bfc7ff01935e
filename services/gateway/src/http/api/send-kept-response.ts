import type { IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import { inertPolicy, securityHeaders, type SecurityOptions } from "../../domain/security-headers.ts";
import type { KeptResponse } from "../../state/api/kept-responses.ts";

export type SendKeptResponse = (
  req: IncomingMessage,
  res: ServerResponse,
  kept: KeptResponse,
  nowMs: number,
) => void;

type Prepared = { ageSeconds: number; headers: string[]; notModified: string[] };

/**
 * Returns a function that sends a kept response, or a 304 if the client has it. Its `Age` is rounded up, so that no
 * browser uses it longer than the service allows. Headers are computed once a second.
 */
export function createSendKeptResponse(security: SecurityOptions): SendKeptResponse {
  const always = Object.entries({
    ...securityHeaders(security),
    "Content-Security-Policy": inertPolicy,
  }).flat();
  const prepared = new WeakMap<KeptResponse, Prepared>();

  const prepare = (kept: KeptResponse, nowMs: number): Prepared => {
    const ageSeconds = ageOf(kept, nowMs);
    const known = prepared.get(kept);
    if (known?.ageSeconds === ageSeconds) return known;
    const headersOf = (names: (name: string) => boolean) => [
      ...always,
      ...Object.entries(kept.headers).flatMap(([name, value]) =>
        names(name) ? [value].flat().flatMap((one) => [name, one]) : [],
      ),
      "Age",
      String(ageSeconds),
    ];
    const next = {
      ageSeconds,
      headers: headersOf(() => true),
      notModified: headersOf((name) => !name.startsWith("content-")),
    };
    prepared.set(kept, next);
    return next;
  };

  return (req, res, kept, nowMs) => {
    const { headers, notModified } = prepare(kept, nowMs);
    if (isKnownTo(req, kept)) res.writeHead(304, notModified).end();
    else res.writeHead(200, headers).end(req.method === "HEAD" ? undefined : kept.body);
  };
}

/** Returns the age of a response in whole seconds, rounded up. */
export function ageOf({ madeAt }: KeptResponse, nowMs: number): number {
  return Math.ceil(Math.max(0, nowMs - madeAt) / 1000);
}

/** Returns true if the client's If-None-Match (RFC 9110, section 13.1.2) lists the response. */
export function isKnownTo({ headers }: IncomingMessage, kept: KeptResponse): boolean {
  const ifNoneMatch = headers["if-none-match"];
  const { etag } = kept.headers;
  if (ifNoneMatch === undefined || typeof etag !== "string") return false;
  return ifNoneMatch === etag || fresh({ "if-none-match": ifNoneMatch }, { etag });
}
