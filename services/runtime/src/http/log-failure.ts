import { stdSerializers } from "pino";
import type { Log } from "../log.ts";

/**
 * Logs a request that was answered with a status of 500 or more. A 503 is a warning with the reason alone: a dependency is
 * away or a queue is full, and many requests fail for it at once. Everything else is an error, logged with its stack.
 */
export function logFailure(log: Log, error: unknown, about: { status: number; requestId: string }): void {
  const { status, requestId } = about;
  if (status === 503) log.warn({ reason: reasonOf(error), requestId }, "request can't be handled now");
  else if (status >= 500) log.error({ err: error, requestId }, "request failed");
}

/** An error's message, followed by those of its causes. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? stdSerializers.err(error).message : String(error);
}
