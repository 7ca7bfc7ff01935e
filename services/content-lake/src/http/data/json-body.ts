import express, { type RequestHandler } from "express";
import { jsonSize } from "../../domain/json-size.ts";
import { plainRefusal, type LakeError } from "../../domain/lake-error.ts";
import { maxAttributes, maxBodyDepth } from "../../domain/limits.ts";
import { malformed } from "./request-options.ts";

export type BodyLimits = { maxBytes: number; maxValues: number };

/**
 * Reads a JSON body into `req.body`, which stays undefined for a body of another Content-Type. A body that would take
 * too long to parse is refused before that.
 */
export function jsonBody(limits: BodyLimits): RequestHandler {
  const verify = (_req: unknown, _res: unknown, json: Uint8Array) => checkSize(json, limits);
  const read = express.json({ limit: limits.maxBytes, verify });
  return (req, res, next) => {
    read(req, res, (error?: unknown) => {
      next(error === undefined ? undefined : (refusalOf(error, limits) ?? error));
    });
  };
}

const tooManyValues = "values.too.many";
const tooManyAttributes = "attributes.too.many";
const tooDeep = "values.too.deep";

function checkSize(json: Uint8Array, { maxValues }: BodyLimits): void {
  const { values, depth, attributes } = jsonSize(json);
  // Express's parser passes on the type alone.
  if (depth > maxBodyDepth) throw Object.assign(new Error(tooDeep), { type: tooDeep });
  if (attributes > maxAttributes)
    throw Object.assign(new Error(tooManyAttributes), { type: tooManyAttributes });
  if (values > maxValues) throw Object.assign(new Error(tooManyValues), { type: tooManyValues });
}

function refusalOf(error: unknown, { maxBytes, maxValues }: BodyLimits): LakeError | undefined {
  if (!(error instanceof Error) || !("type" in error)) return undefined;
  switch (error.type) {
    case "entity.too.large":
      return tooLarge(`${maxBytes} bytes`);
    case tooManyValues:
      return tooLarge(`${maxValues} values`);
    case tooManyAttributes:
      return malformed(`An object may have ${maxAttributes} attributes at most`);
    case tooDeep:
      return malformed(`The body may be nested ${maxBodyDepth} levels deep at most`);
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

function tooLarge(most: string): LakeError {
  const description = `The body may have ${most} at most. Please send it in several requests.`;
  return plainRefusal(413, "payloadTooLargeError", description);
}
