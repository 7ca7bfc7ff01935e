import type { IncomingMessage } from "node:http";
import type { FastLane } from "@wordlehint/runtime";
import type { ApiContext } from "../../context/api.ts";
import { isCompressible } from "../../domain/encoding.ts";
import type { KeptResponse } from "../../state/api/kept-responses.ts";
import { createSendKeptResponse } from "./send-kept-response.ts";

/** Sends kept responses before any other code looks at the request. Those that Express compresses are left to it. */
export function serveKeptResponse({ kept, keptTargetOf, checkHost, security, now }: ApiContext): FastLane {
  const send = createSendKeptResponse(security);
  return (req, res) => {
    const { method, url = "", headers } = req;
    if (!url.startsWith("/api/") || (method !== "GET" && method !== "HEAD")) return undefined;
    if (!maySeeKept(req) || checkHost(headers.host) !== "serve") return undefined;
    const target = keptTargetOf(url);
    const response = target && kept.find(target.target);
    if (!response || isLong(response)) return undefined;
    send(req, res, response, now().getTime());
    return target.route;
  };
}

/** A response to a request that names a user, or a part of a response, is never kept (RFC 9111, section 3.5). */
export function maySeeKept({ headers }: IncomingMessage): boolean {
  return headers.authorization === undefined && headers.range === undefined;
}

function isLong({ headers, body }: KeptResponse): boolean {
  return isCompressible(String(headers["content-type"]), body.length);
}
