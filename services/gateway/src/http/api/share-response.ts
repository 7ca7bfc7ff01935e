import type { Request, Response } from "express";
import type { Dispatcher } from "undici";
import type { ApiContext } from "../../context/api.ts";
import { toVisitorHeaders } from "../../domain/api/forwarded-headers.ts";
import type { KeptTarget } from "../../domain/api/kept-target.ts";
import { sharedFreshMs } from "../../domain/api/shared-freshness.ts";
import { maxKeptBytes, type KeptResponse } from "../../state/api/kept-responses.ts";
import { abortOnClose } from "../abort-on-close.ts";
import { requestService, sendResponse } from "./request-service.ts";
import { ageOf, isKnownTo } from "./send-kept-response.ts";

/** Request headers with which a service might send less than the whole response, or compress it. */
const ofThisVisitorOnly = ["accept-encoding", "if-modified-since", "if-none-match", "if-range", "range"];

/**
 * Responds with a kept response, or with one that is requested for all who wait for it. Returns false if the service
 * doesn't let its response be shared, and it has yet to be asked on behalf of this visitor.
 */
export async function shareResponse(
  context: ApiContext,
  req: Request,
  res: Response,
  target: KeptTarget,
): Promise<boolean> {
  const { kept, now } = context;
  let own: Dispatcher.ResponseData | undefined;
  const shared = await kept.share(target, abortOnClose(res), async (signal) => {
    const madeAt = now().getTime();
    const headers = Object.fromEntries(
      Object.entries(req.headers).filter(([name]) => !ofThisVisitorOnly.includes(name)),
    );
    const { service, target: path } = target;
    const response = await requestService(context, req, { service, path, method: "GET", headers, signal });
    const freshMs = sharedFreshMs(headers, { status: response.statusCode, headers: response.headers });
    if (freshMs === undefined || !isSmall(response)) {
      own = response;
      return undefined;
    }
    return toKept(target, response, madeAt, freshMs);
  });
  if (shared) sendShared(req, res, shared, now().getTime());
  else if (own) await sendResponse(context, own, res);
  return shared !== undefined || own !== undefined;
}

function isSmall({ headers }: Dispatcher.ResponseData): boolean {
  return Number(headers["content-length"] ?? Infinity) <= maxKeptBytes;
}

async function toKept(
  target: KeptTarget,
  { headers, body }: Dispatcher.ResponseData,
  requestedAt: number,
  freshMs: number,
): Promise<KeptResponse> {
  const { age, ...kept } = toVisitorHeaders(headers);
  return {
    target,
    headers: kept,
    body: Buffer.from(await body.arrayBuffer()),
    madeAt: requestedAt - (Number(age ?? 0) || 0) * 1000,
    freshUntil: requestedAt + freshMs,
  };
}

/** Through Express, so that a long body is compressed. */
function sendShared(req: Request, res: Response, kept: KeptResponse, nowMs: number): void {
  res.set({ ...kept.headers, Age: String(ageOf(kept, nowMs)) });
  if (!isKnownTo(req, kept)) {
    res.status(200).end(kept.body);
    return;
  }
  res.removeHeader("Content-Length");
  res.removeHeader("Content-Type");
  res.status(304).end();
}
