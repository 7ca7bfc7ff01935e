import type { IncomingMessage, ServerResponse } from "node:http";
import getRawBody from "raw-body";
import { DomainError } from "../domain-error.ts";

const mebibyte = 1024 * 1024;
/** Node.js reads the rest of a body that a response didn't wait for, and discards it. Longer ones aren't worth it. */
const maxDiscardedBytes = 16 * mebibyte;

/**
 * Reads the whole body of a request.
 * @param maxBytes 1 MiB by default.
 * @throws {DomainError} `payload_too_large`: at once when Content-Length exceeds `maxBytes`, else with the first
 * byte beyond. What is left of a body of up to 16 MiB is discarded, since clients that still send it might otherwise
 * never see the response. The response to a longer one, or to one of unknown length, closes the connection.
 */
export async function readBody(
  req: IncomingMessage,
  res: ServerResponse,
  maxBytes = mebibyte,
): Promise<Buffer> {
  try {
    return await getRawBody(req, { length: req.headers["content-length"] ?? null, limit: maxBytes });
  } catch (error) {
    const willEnd = Number(req.headers["content-length"] ?? Infinity) <= maxDiscardedBytes;
    if (!isTooLarge(error) || !willEnd) res.setHeader("Connection", "close");
    if (!isTooLarge(error)) throw error;
    const message = `The request's body may hold at most ${Math.floor(maxBytes / 1024)} KiB.`;
    throw new DomainError("payload_too_large", message);
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && "type" in error && error.type === "entity.too.large";
}
