import express, { type RequestHandler } from "express";
import { plainRefusal, type LakeError } from "../../domain/lake-error.ts";
import { malformed } from "./request-options.ts";

/** Reads a JSON body into `req.body`; what is no JSON by its own word is left out. */
export function jsonBody(mostBytes: number): RequestHandler {
  const read = express.json({ limit: mostBytes });
  return (req, res, next) => {
    read(req, res, (error?: unknown) => {
      next(error === undefined ? undefined : (refusalOf(error, mostBytes) ?? error));
    });
  };
}

function refusalOf(error: unknown, mostBytes: number): LakeError | undefined {
  if (!(error instanceof Error) || !("type" in error)) return undefined;
  switch (error.type) {
    case "entity.too.large":
      return plainRefusal(413, "payloadTooLargeError", `The body may have ${mostBytes} bytes at most`);
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
