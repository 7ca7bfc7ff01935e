import { DomainError, nameRoute, pipeSteadily } from "@wordlehint/runtime";
import compression from "compression";
import type { RequestHandler } from "express";
import type { Dispatcher } from "undici";
import { requestUpstream } from "../../clients/request-upstream.ts";
import type { PagesContext } from "../../context/pages.ts";
import { fileRequestHeaders, fileResponseHeaders } from "../../domain/pages/content-file-headers.ts";
import { abortOnClose } from "../abort-on-close.ts";

const forwardedStatus = new Set([200, 206, 304, 416]);

/** Compresses lists of words and figures; a part of a file is sent as it is. */
export const compressFile = compression({
  threshold: 1024,
  filter: (req, res) => req.headers.range === undefined && compression.filter(req, res),
});

/** Serves `/files/*`: the content's files, from the server that has them. They may be long, so they aren't kept. */
export function forwardFile({ config, files, limits, steadiness }: PagesContext): RequestHandler {
  const { SANITY_PROJECT_ID, SANITY_DATASET } = config;
  return async (req, res) => {
    nameRoute(res, "content-file");
    const { method } = req;
    if (method !== "GET" && method !== "HEAD") {
      res.set("Allow", "GET, HEAD");
      throw new DomainError("method_not_allowed", "Files can only be read.");
    }
    // Other projects' files would make the gateway an open proxy for that server.
    if (!req.path.startsWith(`/${SANITY_PROJECT_ID}/${SANITY_DATASET}/`)) throw notFound();
    const path = req.baseUrl + req.url;
    const headers = fileRequestHeaders(req.headers);
    const signal = abortOnClose(res);
    const response = await requestUpstream(files, { path, method, headers, signal }, limits.serviceMs);
    if (!forwardedStatus.has(response.statusCode)) throw await errorOf(response);
    res.status(response.statusCode).set(fileResponseHeaders(response.headers));
    if (response.statusCode === 416) res.set("Cache-Control", "no-store");
    // The headers are sent, so an error can only cut the response off.
    await pipeSteadily(response.body, res, steadiness).catch(() => res.destroy());
  };
}

async function errorOf({ statusCode, body }: Dispatcher.ResponseData): Promise<DomainError> {
  await body.dump();
  if (statusCode >= 500 || statusCode < 400 || statusCode === 429)
    return new DomainError("unavailable", "This file can't be had right now. Please try again shortly.");
  if (statusCode === 400) return new DomainError("invalid_input", "A file can't be had in this form.");
  return notFound();
}

function notFound(): DomainError {
  return new DomainError("not_found", "There is no such file.");
}
