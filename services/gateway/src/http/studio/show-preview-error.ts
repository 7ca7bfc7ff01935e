import { DomainError } from "@wordlehint/runtime";
import type { ErrorRequestHandler } from "express";
import { previewErrorPage } from "../../domain/studio/preview-error-page.ts";

/** Sends an error of the routes for previews as a page to browsers; other clients get problem details. */
export const showPreviewError: ErrorRequestHandler = (error: unknown, req, res, next) => {
  const status = error instanceof DomainError ? pageStatus[error.code] : undefined;
  if (status === undefined || !req.headers.accept?.includes("text/html")) {
    next(error);
    return;
  }
  if (status === 503) res.set("Retry-After", "5");
  res
    .status(status)
    .type("html")
    .send(previewErrorPage((error as DomainError).message));
};

/** The errors whose texts are ours, and so need no escaping. */
const pageStatus: Readonly<Record<string, number>> = {
  not_found: 404,
  forbidden: 403,
  too_many_requests: 429,
  unavailable: 503,
};
