import type { Log } from "../log.ts";

/**
 * Logs a request that was answered with a status of 500 or more. An error of ours is logged with its stack. A 503 says
 * that something is away or full for now, which many requests meet at the same time, so only the reason is logged, as a
 * warning.
 */
export function logFailure(log: Log, error: unknown, about: { status: number; requestId: string }): void {
  const { status, requestId } = about;
  if (status === 503) log.warn({ reason: reasonOf(error), requestId }, "request can't be handled now");
  else if (status >= 500) log.error({ err: error, requestId }, "request failed");
}

/** The messages of an error and its causes. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} (${reasonOf(error.cause)})`;
}
