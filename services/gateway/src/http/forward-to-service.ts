import { pipeline } from "node:stream/promises";
import type { ServiceName } from "@wordlehint/contracts/services";
import { DomainError, readBody, requestIdOf, trustedAddresses } from "@wordlehint/runtime";
import type { Request, RequestHandler, Response } from "express";
import { hasNoBody, requestUpstream } from "../clients/request-upstream.ts";
import type { Context } from "../context.ts";
import {
  toUpstreamHeaders,
  toVisitorHeaders,
  type HeaderMap,
  type RequestOrigin,
} from "../domain/forwarded-headers.ts";
import { findService } from "../domain/route-table.ts";
import { closeSignal } from "./close-signal.ts";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** Forwards requests below `/api` to the service that owns the path. */
export function forwardToService(context: Context): RequestHandler {
  return async (req, res) => {
    const path = req.baseUrl + req.path;
    const service = findService(path);
    if (!service) throw new DomainError("not_found", `There is nothing at ${path}.`);
    await forward(context, req, res, { service, path: path + req.url.slice(req.path.length) });
  };
}

export type ForwardedRequest = {
  service: ServiceName;
  /** With the query. */
  path: string;
  /** Those of the visitor's request by default. */
  headers?: HeaderMap;
  /** That of the visitor's request by default. */
  body?: string;
};

/** Forwards a request to a service, and streams its response to the visitor. */
export async function forward(
  context: Context,
  req: Request,
  res: Response,
  { service, path, headers = req.headers, body }: ForwardedRequest,
): Promise<void> {
  const method = methods.find((name) => name === req.method);
  if (!method) {
    res.set("Allow", methods.join(", "));
    throw new DomainError("method_not_allowed", "This method isn't supported.");
  }
  const upstream = context.services.get(service);
  if (!upstream) throw new Error(`the origin of ${service} isn't configured`);
  const response = await requestUpstream(upstream, {
    path,
    method,
    headers: toUpstreamHeaders(headers, originOf(req, context)),
    // Read as a whole, so that a slow visitor doesn't occupy a connection of the service.
    body: hasNoBody(method) ? null : (body ?? (await readBody(req, res))),
    signal: closeSignal(res),
  });
  res.status(response.statusCode).set({ "Cache-Control": "no-store", ...toVisitorHeaders(response.headers) });
  // The headers are sent, so an error can only cut the response off.
  await pipeline(response.body, res).catch(() => res.destroy());
}

function originOf(req: Request, { publicOrigin, config }: Context): RequestOrigin {
  return {
    clientAddresses: trustedAddresses(req, config.TRUSTED_PROXY_HOPS),
    publicHost: publicOrigin.host,
    protocol: publicOrigin.protocol === "https:" ? "https" : "http",
    requestId: requestIdOf(req),
  };
}
