import type { SerializedError } from "@reduxjs/toolkit";
import type { RequestFailure } from "./base-query.ts";

/**
 * Returns what to tell the player about a failed call: the API's own message, or what happened if there was no usable
 * response, and when to try again if the API says so.
 */
export function failureWords(failure: RequestFailure | SerializedError): string {
  if (!("status" in failure)) return unreadable;
  const { status, message, retryAfterSeconds } = failure;
  if (status === "FETCH_ERROR") return unreachable;
  if (status === "TIMEOUT_ERROR") return late;
  if (typeof status !== "number") return unreadable;
  if (retryAfterSeconds === undefined || /\btry again (in|after|at)\b/i.test(message)) return message;
  return `${message} You can try again in ${duration(retryAfterSeconds)}.`;
}

/**
 * Divides what a form says of a failed call, so that nothing is said twice: `faults` beside the fields that they are
 * about, or else `rest` of the form as a whole.
 */
export function dividedFailure(
  failure: RequestFailure | SerializedError,
  names: readonly string[],
): { faults: NonNullable<RequestFailure["errors"]>; rest: string | undefined } {
  const errors = "status" in failure ? (failure.errors ?? []) : [];
  const faults = errors.filter(({ path }) => names.includes(path));
  return { faults, rest: faults.length > 0 ? undefined : failureWords(failure) };
}

const unreachable =
  "The server can't be reached. Check your connection and try again; nothing that you typed is lost.";
const late = "The server took too long to respond. Please try again; nothing that you typed is lost.";
const unreadable = "The server's response can't be read. Please try again shortly.";

function duration(seconds: number): string {
  if (seconds < 60) return plural(Math.max(1, seconds), "second");
  return plural(Math.ceil(seconds / 60), "minute");
}

function plural(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
