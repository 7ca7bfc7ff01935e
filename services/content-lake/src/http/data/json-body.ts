import express, { type RequestHandler } from "express";
import { plainRefusal, type LakeError } from "../../domain/lake-error.ts";
import { malformed } from "./request-options.ts";

/** Reads a JSON body into `req.body`, which stays undefined for a body of another Content-Type. */
export function jsonBody(maxBytes: number): RequestHandler {
  const read = express.json({ limit: maxBytes });
  return (req, res, next) => {
    read(req, res, (error?: unknown) => {
      next(error === undefined ? undefined : (refusalOf(error, maxBytes) ?? error));
    });
  };
}

function refusalOf(error: unknown, maxBytes: number): LakeError | undefined {
  if (!(error instanceof Error) || !("type" in error)) return undefined;
  switch (error.type) {
    case "entity.too.large":
      return plainRefusal(413, "payloadTooLargeError", `The body may have ${maxBytes} bytes at most`);
    case "entity.parse.failed":
      return malformed("The body is not JSON");
    case "encoding.unsupported":
    case "charset.unsupported":
      return plainRefusal(415, "validationError", "The encoding of the body isn't understood");
    case "request.size.invalid":
      return malformed("The body did not come as announced");
    default:
      return undefined;
  }
}
