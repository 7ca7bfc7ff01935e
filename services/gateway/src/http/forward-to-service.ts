import { pipeline } from "node:stream/promises";
import { DomainError, readBody, requestIdOf, trustedAddresses } from "@wordlehint/runtime";
import type { Request, RequestHandler, Response } from "express";
import type { Context } from "../context.ts";
import { toUpstreamHeaders, toVisitorHeaders } from "../domain/forwarded-headers.ts";
import { findUpstream, type Upstream } from "../domain/route-table.ts";
import { askUpstream, isWithoutBody } from "./ask-upstream.ts";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** Hands requests below `/api` to the service that owns them, and its answer back as it comes. */
export function forwardToService(context: Context): RequestHandler {
  return async (req, res) => {
    const path = req.baseUrl + req.path;
    const upstream = findUpstream(path);
    if (!upstream) throw new DomainError("not_found", `There is nothing at ${path}.`);
    await forward(context, req, res, upstream, path + req.url.slice(req.path.length));
  };
}

/** Hands this one request to a service, at an address that may be another than the visitor's. */
export async function forward(
  context: Context,
  req: Request,
  res: Response,
  upstream: Upstream,
  path: string,
): Promise<void> {
  const { services } = context;
  const method = methods.find((name) => name === req.method);
  if (!method) {
    res.set("Allow", methods.join(", "));
    throw new DomainError("method_not_allowed", "This method isn't supported.");
  }
  const answer = await askUpstream(
    services.dispatcher,
    {
      origin: services.origins[upstream],
      path,
      method,
      headers: toUpstreamHeaders(req.headers, originOf(req, context)),
      body: isWithoutBody(method) ? null : await readBody(req, res),
    },
    res,
  );
  res.status(answer.statusCode).set({ "Cache-Control": "no-store", ...toVisitorHeaders(answer.headers) });
  // From here on a fault can only be shown by cutting the answer off.
  await pipeline(answer.body, res).catch(() => res.destroy());
}

function originOf(req: Request, { publicOrigin, trustedHops }: Context) {
  return {
    clientAddresses: trustedAddresses(req, trustedHops),
    publicHost: publicOrigin.host,
    protocol: publicOrigin.protocol === "https:" ? "https" : "http",
    requestId: requestIdOf(req),
  } as const;
}
