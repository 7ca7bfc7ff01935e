import { STATUS_CODES } from "node:http";
import { errorStatus, type ErrorCode, type Problem } from "@wordlehint/contracts";
import type { ErrorRequestHandler, RequestHandler } from "express";
import { DomainError, unavailable } from "../domain-error.ts";
import type { Log } from "../log.ts";
import { isDatabaseGone } from "../mongo/is-database-gone.ts";
import { TooManyAttempts } from "../too-many-attempts.ts";
import { logFailure } from "./log-failure.ts";
import { requestIdOf } from "./request-id.ts";

/** Responds to a request that no route has taken. */
export const notFound: RequestHandler = () => {
  throw new DomainError("not_found", "There is nothing at this address.");
};

/**
 * Turns every error into problem details with the status of its code. What went wrong inside is logged, never
 * shown: a domain error whose code isn't in the contracts counts as such.
 */
export function problemHandler(log: Log): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    const requestId = requestIdOf(req);
    if (res.headersSent) {
      log.error({ err: error, requestId }, "response broken off");
      res.destroy();
      return;
    }
    const shown = toDomainError(error);
    const status = errorStatus[shown.code];
    logFailure(log, error, { status, requestId });
    const retryAfterSeconds = shown instanceof TooManyAttempts ? shown.retryAfterSeconds : undefined;
    if (retryAfterSeconds !== undefined) res.set("Retry-After", String(retryAfterSeconds));
    else if (status === 503) res.set("Retry-After", "5");
    res.status(status).type("application/problem+json").set("Cache-Control", "no-store");
    res.send(JSON.stringify(toProblem(shown, status, requestId)));
  };
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

function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError && isErrorCode(error.code)) return error;
  if (isDatabaseGone(error)) return unavailable(error);
  switch (parsingStatus(error)) {
    case undefined:
      return new DomainError("internal_error", "Something went wrong. Please try again.");
    case 413:
      return new DomainError("payload_too_large", "The request's body is too large.");
    case 415:
      return new DomainError("unsupported_media_type", "The request's encoding or type isn't supported.");
    default:
      return new DomainError("invalid_input", "The request can't be read. Check its address and body.");
  }
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code);

/**
 * The 4xx status of an error that Express or its body parsers threw. Errors of clients that a service calls may
 * have a status too, which says nothing about this request.
 */
function parsingStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("status" in error) || typeof error.status !== "number") return undefined;
  const ofExpress = error instanceof URIError || ("expose" in error && error.expose === true);
  return ofExpress && error.status >= 400 && error.status < 500 ? error.status : undefined;
}
