import type { Request, Response } from "express";
import type { Context } from "../../context.ts";
import { plainRefusal } from "../../domain/lake-error.ts";
import type { Visit } from "./enter-dataset.ts";
import { openEventStream, type EventStream } from "./event-stream.ts";

/** Starts an event stream as the response to a request. */
export type OpenStream = (
  visit: Pick<Visit, "isSignedIn">,
  req: Request<{ dataset: string }>,
  res: Response,
) => EventStream;

/**
 * Keeps anonymous clients from occupying all of a replica's connections: beyond `maxAnonymous` streams they are
 * refused with 429, after which Sanity's clients try again.
 */
export function limitEventStreams(
  { log, signal }: Pick<Context, "log" | "signal">,
  maxAnonymous = 500,
): OpenStream {
  let anonymous = 0;
  return ({ isSignedIn }, req, res) => {
    if (!isSignedIn && anonymous >= maxAnonymous) {
      res.set("Retry-After", "5");
      throw plainRefusal(429, "tooManyStreamsError", "Too many streams are open. Please try again.");
    }
    const stream = openEventStream(req, res, { log, signal });
    if (!isSignedIn) {
      anonymous++;
      stream.onEnd(() => {
        anonymous--;
      });
    }
    return stream;
  };
}
