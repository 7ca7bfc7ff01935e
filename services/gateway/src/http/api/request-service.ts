import { deviceCookieName, hostCookieName, visitorCookie } from "@wordlehint/contracts";
import type { ServiceName } from "@wordlehint/contracts/services";
import { pipeSteadily, requestIdOf, trustedAddresses } from "@wordlehint/runtime";
import type { Request, Response } from "express";
import type { Dispatcher } from "undici";
import type { UpstreamRequest } from "../../clients/connect-upstream.ts";
import { requestUpstream } from "../../clients/request-upstream.ts";
import type { ApiContext } from "../../context/api.ts";
import { toUpstreamHeaders, toVisitorHeaders, type HeaderMap } from "../../domain/api/forwarded-headers.ts";

export type ServiceRequest = Omit<UpstreamRequest, "headers"> & {
  service: ServiceName;
  headers: HeaderMap;
};

/**
 * Sends a request to a service on behalf of a visitor, and tells it who asks.
 * @throws {DomainError} `unavailable` or `upstream_timeout`
 */
export async function requestService(
  { services, publicOrigin, config, limits }: ApiContext,
  req: Request,
  { service, headers, ...request }: ServiceRequest,
): Promise<Dispatcher.ResponseData> {
  const upstream = services.get(service);
  if (!upstream) throw new Error(`the origin of ${service} isn't configured`);
  const isHttps = publicOrigin.protocol === "https:";
  const origin = {
    clientAddresses: trustedAddresses(req, config.TRUSTED_PROXY_HOPS),
    publicHost: publicOrigin.host,
    protocol: isHttps ? ("https" as const) : ("http" as const),
    requestId: requestIdOf(req),
    neededCookie: neededCookieOf(service, isHttps),
  };
  return requestUpstream(
    upstream,
    { ...request, headers: toUpstreamHeaders(headers, origin) },
    limits.serviceMs,
  );
}

function neededCookieOf(service: string, isHttps: boolean): string | undefined {
  if (service === "auth") return deviceCookieName(isHttps);
  return service === "riddle" ? hostCookieName(visitorCookie, isHttps) : undefined;
}

/** A body up to this length is sent in one piece, which costs half of what a stream costs. */
const maxWholeBytes = 64 * 1024;

/** Sends a service's response to the visitor. It isn't cached by others unless the service says so. */
export async function sendResponse(
  { steadiness }: ApiContext,
  { statusCode, headers, body }: Dispatcher.ResponseData,
  res: Response,
): Promise<void> {
  res.status(statusCode).set({ "Cache-Control": "no-store", ...toVisitorHeaders(headers) });
  const isShort = Number(headers["content-length"] ?? Infinity) <= maxWholeBytes;
  const sent = isShort ? body.bytes().then((bytes) => res.end(bytes)) : pipeSteadily(body, res, steadiness);
  // The service's response has begun, so an error can only cut this one off.
  await sent.catch(() => res.destroy());
}
