import { STATUS_CODES } from "node:http";
import { isDatabaseGone, logFailure, requestIdOf, type Log } from "@wordlehint/runtime";
import type { ErrorRequestHandler, RequestHandler } from "express";
import { LakeError, type PlainErrorBody } from "../../domain/lake-error.ts";

/** Refuses paths of the API that don't exist. */
export const endpointNotFound: RequestHandler = () => {
  throw plain(404, "Not found");
};

/**
 * Sends errors in the form that Sanity's clients read. A passing fault is 503 and never 4xx, since the studio
 * discards what was typed on most 4xx responses. Internal errors are logged and not shown.
 */
export function errorHandler(log: Log): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    const requestId = requestIdOf(req);
    if (res.writableEnded) return;
    if (res.headersSent) {
      log.error({ err: error, requestId }, "response broken off");
      res.destroy();
      return;
    }
    const { status, body } = asLakeError(error);
    logFailure(log, error, { status, requestId });
    if (status === 503) res.set("Retry-After", "2");
    res.status(status).set("Cache-Control", "no-store").json(body);
  };
}

function asLakeError(error: unknown): LakeError {
  if (error instanceof LakeError) return error;
  if (isDatabaseGone(error))
    return plain(503, "The content lake can't be reached right now. Please try again.");
  const status = parserStatus(error);
  if (status === undefined) return plain(500, "Something went wrong inside the content lake.");
  return plain(status, status === 413 ? "The request is too large" : "The request can't be read");
}

/** The 4xx status of an error that Express or one of its parsers has thrown. */
function parserStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("status" in error) || typeof error.status !== "number") return undefined;
  const isOfExpress = error instanceof URIError || ("expose" in error && error.expose === true);
  return isOfExpress && error.status >= 400 && error.status < 500 ? error.status : undefined;
}

function plain(statusCode: number, message: string): LakeError {
  const body: PlainErrorBody = { statusCode, error: STATUS_CODES[statusCode] ?? "Error", message };
  return new LakeError(statusCode, body);
}
