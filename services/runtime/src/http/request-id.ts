import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

const header = "x-request-id";
const acceptable = /^[\w-]{8,64}$/;

/** The request's id: the caller's `X-Request-Id`, if it is well-formed, or a new one. Stored in the request's headers. */
export function requestIdOf(req: IncomingMessage): string {
  const given = req.headers[header];
  if (typeof given === "string" && acceptable.test(given)) return given;
  return (req.headers[header] = randomUUID());
}
