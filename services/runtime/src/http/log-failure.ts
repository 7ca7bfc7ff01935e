import type { Log } from "../log.ts";
import { reasonOf, warnOncePerMinute } from "../warn-once-per-minute.ts";

/**
 * Logs a request that failed with a status of 500 or more. A 503 is a warning with the reason alone, once a minute: a
 * dependency is away or a queue is full, and many requests fail for it at once. Any other is an error, with its stack.
 */
export function logFailure(log: Log, error: unknown, about: { status: number; requestId: string }): void {
  const { status, requestId } = about;
  if (status === 503)
    warnOncePerMinute(log, { reason: reasonOf(error), requestId }, "request can't be handled now");
  else if (status >= 500) log.error({ err: error, requestId }, "request failed");
}
