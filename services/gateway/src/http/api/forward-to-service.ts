import type { ServiceName } from "@wordlehint/contracts/services";
import { DomainError, nameRoute, readBody } from "@wordlehint/runtime";
import type { Request, RequestHandler, Response } from "express";
import { hasNoBody } from "../../clients/request-upstream.ts";
import type { ApiContext } from "../../context/api.ts";
import type { HeaderMap } from "../../domain/api/forwarded-headers.ts";
import { findRoutes } from "../../domain/api/route-table.ts";
import { sharedFreshMs } from "../../domain/api/shared-freshness.ts";
import { abortOnClose } from "../abort-on-close.ts";
import { requestService, sendResponse } from "./request-service.ts";
import { maySeeKept } from "./serve-kept-response.ts";
import { shareResponse } from "./share-response.ts";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/**
 * Forwards requests below `/api` and `/webhooks` to the service that owns the path. Responses that a service marks as cacheable are
 * kept for others who ask for the same.
 */
export function forwardToService(context: ApiContext): RequestHandler {
  const { kept, keptTargetOf } = context;
  return async (req, res) => {
    const path = req.baseUrl + req.path;
    const [found] = findRoutes(path);
    if (!found) throw new DomainError("not_found", `There is nothing at ${path}.`);
    nameRoute(res, found.contract.path);
    const url = path + req.url.slice(req.path.length);
    const target = req.method === "GET" && maySeeKept(req) ? keptTargetOf(url) : undefined;
    if (target && (await shareResponse(context, req, res, target))) return;
    const { statusCode: status, headers } = await forward(context, req, res, {
      service: found.service,
      path: url,
    });
    if (target && sharedFreshMs(req.headers, { status, headers }) !== undefined) kept.allow(target.target);
  };
}

export type ForwardedRequest = {
  service: ServiceName;
  /** The path with its query. */
  path: string;
  /** The headers of the visitor's request by default. */
  headers?: HeaderMap;
  /** The body of the visitor's request by default. */
  body?: string;
};

/** Forwards a request to a service, and streams its response to the visitor. Returns the response's head. */
export async function forward(
  context: ApiContext,
  req: Request,
  res: Response,
  { service, path, headers = req.headers, body }: ForwardedRequest,
): Promise<{ statusCode: number; headers: HeaderMap }> {
  const method = methods.find((name) => name === req.method);
  if (!method) {
    res.set("Allow", methods.join(", "));
    throw new DomainError("method_not_allowed", "This method isn't supported.");
  }
  const response = await requestService(context, req, {
    service,
    path,
    method,
    headers,
    // Read as a whole, so that a slow visitor doesn't occupy a connection of the service.
    body: hasNoBody(method) ? null : (body ?? (await readBody(req, res))),
    signal: abortOnClose(res),
  });
  await sendResponse(context, response, res);
  return response;
}
