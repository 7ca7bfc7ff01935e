import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { DomainError, requestIdOf } from "@wordlehint/runtime";
import type { Request, RequestHandler } from "express";
import { errors, type Dispatcher } from "undici";
import type { Context } from "../context.ts";
import { toUpstreamHeaders, toVisitorHeaders } from "../domain/forwarded-headers.ts";
import { findUpstream } from "../domain/route-table.ts";
import { readBody } from "./read-body.ts";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type Method = (typeof methods)[number];

/** Hands requests below `/api` to the service that owns them, and its answer back as it comes. */
export function forwardToService(context: Context): RequestHandler {
  const { services } = context;
  return async (req, res) => {
    const path = req.baseUrl + req.path;
    const upstream = findUpstream(path);
    if (!upstream) throw new DomainError("not_found", `There is nothing at ${path}.`);
    const method = methods.find((name) => name === req.method);
    if (!method) {
      res.set("Allow", methods.join(", "));
      throw new DomainError("method_not_allowed", "This method isn't supported.");
    }
    const left = new AbortController();
    res.once("close", () => left.abort());
    const answer = await ask(services.dispatcher, {
      origin: services.origins[upstream],
      path: path + req.url.slice(req.path.length),
      method,
      headers: toUpstreamHeaders(req.headers, originOf(req, context)),
      body: isWithoutBody(method) ? null : await readBodyOf(req, res),
      signal: left.signal,
    });
    res.status(answer.statusCode).set({ "Cache-Control": "no-store", ...toVisitorHeaders(answer.headers) });
    // From here on a fault can only be shown by cutting the answer off.
    await pipeline(answer.body, res).catch(() => res.destroy());
  };
}

async function ask(
  dispatcher: Dispatcher,
  options: Dispatcher.RequestOptions & { origin: string; method: Method },
) {
  try {
    return await dispatcher.request(options).catch((error: unknown) => {
      // A kept connection may be closed by a restarted service just as it is used again.
      if (isWithoutBody(options.method) && error instanceof errors.SocketError)
        return dispatcher.request(options);
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

async function readBodyOf(req: Request, res: ServerResponse): Promise<Buffer> {
  try {
    return await readBody(req);
  } catch (error) {
    // What is left of the body isn't read, so the connection can't be used again.
    res.setHeader("Connection", "close");
    throw error;
  }
}

function isWithoutBody(method: Method): boolean {
  return method === "GET" || method === "HEAD";
}

function originOf(req: Request, { publicOrigin, trustedHops }: Context) {
  return {
    remoteAddress: req.socket.remoteAddress ?? "unknown",
    publicHost: publicOrigin.host,
    protocol: publicOrigin.protocol === "https:" ? "https" : "http",
    requestId: requestIdOf(req),
    trustedHops,
  } as const;
}
