import type { Response } from "express";
import type { ApiMode } from "../modes.ts";
import { ApiError } from "./api-error.ts";
import { sendError } from "./send-error.ts";

/** Returns whether a mode has nothing done. */
export const preventsWork = (mode: ApiMode): boolean =>
  ["rate-limit", "error", "stall", "cut"].includes(mode);

/** Returns whether a mode keeps back the response to what was done. */
export const losesResponse = (mode: ApiMode): boolean => mode.endsWith("-after");

/** Responds as a mode says; a stall is no response at all. */
export function misbehave(mode: ApiMode, res: Response): void {
  if (mode === "rate-limit") {
    res.set("stripe-rate-limited-reason", "global-rate");
    const message =
      "Request rate limit exceeded. Learn more about rate limits here https://stripe.com/docs/rate-limits.";
    sendError(res, new ApiError(429, message, { code: "rate_limit" }));
  }
  if (mode === "error" || mode === "error-after") {
    const message = "An unknown error occurred. Contact support@stripe.com for assistance";
    sendError(res, new ApiError(500, message, { type: "api_error" }));
  }
  if (mode === "cut" || mode === "cut-after") res.destroy();
}
