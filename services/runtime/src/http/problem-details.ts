import { STATUS_CODES } from "node:http";
import type { Problem } from "@wordlehint/contracts";
import type { ErrorRequestHandler, RequestHandler } from "express";
import { DomainError } from "../domain-error.ts";
import type { Log } from "../log.ts";
import { isDatabaseGone } from "../mongo/is-database-gone.ts";
import { requestIdOf } from "./request-id.ts";

/** HTTP status by a domain error's code. */
export type ErrorStatus = Readonly<Record<string, number>>;

const commonStatus: ErrorStatus = {
  invalid_input: 400,
  not_found: 404,
  method_not_allowed: 405,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  unavailable: 503,
};

export const notFound: RequestHandler = () => {
  throw new DomainError("not_found", "There is nothing at this address.");
};

/**
 * Turns every error into one shape. What went wrong inside is logged, never shown: a domain error whose code
 * has no status counts as such.
 */
export function problemHandler(log: Log, errorStatus: ErrorStatus = {}): ErrorRequestHandler {
  const statusByCode = new Map(Object.entries({ ...commonStatus, ...errorStatus }));
  return (error: unknown, req, res, _next) => {
    const requestId = requestIdOf(req);
    if (res.headersSent) {
      log.error({ err: error, requestId }, "answer broken off");
      res.destroy();
      return;
    }
    const { shown, status } = whatToShow(error, statusByCode);
    if (status >= 500) log.error({ err: error, requestId }, "request failed");
    if (status === 503) res.set("Retry-After", "5");
    res.status(status).type("application/problem+json").set("Cache-Control", "no-store");
    res.send(JSON.stringify(toProblem(shown, status, requestId)));
  };
}

function whatToShow(error: unknown, statusByCode: ReadonlyMap<string, number>) {
  const shown = asDomainError(error);
  const status = shown && statusByCode.get(shown.code);
  if (shown && status) return { shown, status };
  const hidden = new DomainError("internal_error", "Something went wrong. Please try again.");
  return { shown: hidden, status: 500 };
}

function toProblem(error: DomainError, status: number, requestId: string): Problem {
  return {
    type: "about:blank",
    title: STATUS_CODES[status] ?? "Error",
    status,
    code: error.code,
    message: error.message,
    requestId,
    ...(error.errors && { errors: [...error.errors] }),
  };
}

function asDomainError(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error;
  if (isDatabaseGone(error))
    return new DomainError("unavailable", "This doesn't work right now. Please try again shortly.");
  switch (readingStatus(error)) {
    case undefined:
      return undefined;
    case 413:
      return new DomainError("payload_too_large", "The request is too large.");
    case 415:
      return new DomainError("unsupported_media_type", "The request's encoding or type isn't understood.");
    default:
      return new DomainError("invalid_input", "The request can't be read. Check its address and body.");
  }
}

/**
 * The 4xx status that Express and its parsers give an error of theirs. Errors of clients that a service
 * calls may carry a status too, which says nothing of this request.
 */
function readingStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("status" in error) || typeof error.status !== "number") return undefined;
  const ofExpress = error instanceof URIError || ("expose" in error && error.expose === true);
  return ofExpress && error.status >= 400 && error.status < 500 ? error.status : undefined;
}
