import type { Response } from "express";
import { randomText } from "../objects/new-id.ts";
import { ApiError } from "./api-error.ts";

/** Sends an error in the form that Stripe's API has for it. */
export function sendError(res: Response, error: Error & { status: number }): void {
  const id = requestIdOf(res);
  res.status(error.status).type("json").set({ "request-id": id });
  res.send(bodyOf(toApiError(error), id));
}

function toApiError(error: Error & { status: number }): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError(error.status, error.message, error.status >= 500 ? { type: "api_error" } : {});
}

export const bodyOf = (error: ApiError, requestId: string): string =>
  JSON.stringify(error.body(requestId), null, 2);

/** Returns the id of the request that is responded to. */
export const requestIdOf = (res: Response): string =>
  (res.locals.requestId ??= `req_${randomText(14)}`) as string;
