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
