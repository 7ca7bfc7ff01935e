import type { IncomingMessage, ServerResponse } from "node:http";
import getRawBody from "raw-body";
import { DomainError } from "../domain-error.ts";

const mebibyte = 1024 * 1024;

/**
 * Reads the whole body of a request.
 * @param maxBytes 1 MiB by default.
 * @throws {DomainError} `payload_too_large`: at once when Content-Length exceeds `maxBytes`, else with the first
 * byte beyond. The response then closes the connection, because the rest of the body stays unread.
 */
export async function readBody(
  req: IncomingMessage,
  res: ServerResponse,
  maxBytes = mebibyte,
): Promise<Buffer> {
  try {
    return await getRawBody(req, { length: req.headers["content-length"] ?? null, limit: maxBytes });
  } catch (error) {
    res.setHeader("Connection", "close");
    if (!isTooLarge(error)) throw error;
    const message = `The request's body may hold at most ${Math.floor(maxBytes / 1024)} KiB.`;
    throw new DomainError("payload_too_large", message);
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && "type" in error && error.type === "entity.too.large";
}
