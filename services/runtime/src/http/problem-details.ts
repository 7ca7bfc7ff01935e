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
  too_many_requests: 429,
  unavailable: 503,
};

const titles: Readonly<Record<number, string>> = {
  400: "Bad Request",
  404: "Not Found",
  405: "Method Not Allowed",
  413: "Content Too Large",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
};

export const notFound: RequestHandler = (req) => {
  throw new DomainError("not_found", `There is nothing at ${req.method} ${req.path}.`);
};

/** Turns every error into one shape. What went wrong inside is logged, never shown. */
export function problemHandler(log: Log, errorStatus: ErrorStatus = {}): ErrorRequestHandler {
  const statusOf = { ...commonStatus, ...errorStatus };
  return (error: unknown, req, res, next) => {
    if (res.headersSent) {
      next(error);
      return;
    }
    const shown =
      asDomainError(error) ?? new DomainError("internal_error", "Something went wrong. Please try again.");
    const status = statusOf[shown.code] ?? 500;
    if (status >= 500) log.error({ err: error, requestId: requestIdOf(req) }, "request failed");
    if (status === 503) res.set("Retry-After", "5");
    res.status(status).type("application/problem+json").set("Cache-Control", "no-store");
    res.send(JSON.stringify(toProblem(shown, status, requestIdOf(req))));
  };
}

function toProblem(error: DomainError, status: number, requestId: string): Problem {
  return {
    type: "about:blank",
    title: titles[status] ?? "Error",
    status,
    code: error.code,
    message: error.message,
    requestId,
    ...(error.errors && { errors: [...error.errors] }),
  };
}

/** Express and its parsers throw errors with a status of their own. */
function asDomainError(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error;
  const status = error instanceof Error && "status" in error ? error.status : undefined;
  if (error instanceof URIError || status === 400) {
    return new DomainError("invalid_input", "The request can't be read. Check its address and body.");
  }
  if (status === 413) return new DomainError("payload_too_large", "The request is too large.");
  if (isDatabaseGone(error))
    return new DomainError("unavailable", "This doesn't work right now. Please try again shortly.");
  return undefined;
}
