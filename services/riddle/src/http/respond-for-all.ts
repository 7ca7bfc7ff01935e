import type { RouteContract } from "@wordlehint/contracts";
import { responseJson, type Exchange } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { entityTag, readyBody, sendReadyResponse } from "./send-ready-response.ts";

/** A response that is the same for everybody who asks for the same. */
export type ResponseForAll = {
  contract: RouteContract;
  /** For JSON, or the text of a contract with another media type. */
  body: unknown;
  /** The longest time that it may be kept. */
  maxFreshMs: number;
  /** Instants at which it changes, in milliseconds since the epoch; past ones don't count. */
  changesAtMs?: readonly number[];
  headers?: Readonly<Record<string, string>>;
};

/** Sends a response, and keeps it for further requests until it changes. */
export function respondForAll(
  { now, archive, readyResponses }: Context,
  { req, res }: Exchange,
  { contract, body: content, maxFreshMs, changesAtMs = [], headers }: ResponseForAll,
): void {
  const revision = archive.revision();
  const nowMs = now().getTime();
  const changes = changesAtMs.map((at) => at - nowMs).filter((ms) => ms > 0);
  const body = readyBody(bodyText(contract, content));
  const response = {
    route: contract.path,
    mediaType: contract.response.mediaType ?? "application/json",
    body,
    etag: entityTag(body),
    ...(headers && { headers }),
    freshUntilMs: nowMs + Math.min(maxFreshMs, ...changes),
    isCurrent: () => archive.revision() === revision,
  };
  readyResponses.keep(req.originalUrl, response);
  sendReadyResponse(response, nowMs, req, res);
}

/** Text goes out as it is, everything else as JSON. */
function bodyText(contract: RouteContract, content: unknown): string {
  return contract.response.mediaType !== undefined && typeof content === "string"
    ? content
    : responseJson(contract, content);
}

/** For what an operator may change. */
export const shortlyFreshMs = 60_000;
/** For what grows with the results of players. */
export const reviewFreshMs = 600_000;
/** For what doesn't change, unless an operator corrects it. */
export const longFreshMs = 3_600_000;
