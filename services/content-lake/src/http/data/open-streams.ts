import type { Request, Response } from "express";
import type { Context } from "../../context.ts";
import { plainRefusal } from "../../domain/lake-error.ts";
import type { Visit } from "./entrance.ts";
import { openEventStream, type EventStream } from "./event-stream.ts";

/** Opens an event stream for a visitor. */
export type OpenStream = (
  visit: Pick<Visit, "isSignedIn">,
  req: Request<{ dataset: string }>,
  res: Response,
) => EventStream;

/**
 * Keeps those who aren't signed in from taking all of a replica's connections and time with streams: above
 * `mostAnonymous` they are refused with 429, on which clients come again.
 */
export function createStreams(
  { log, closing }: Pick<Context, "log" | "closing">,
  mostAnonymous = 500,
): OpenStream {
  let anonymous = 0;
  return ({ isSignedIn }, req, res) => {
    if (!isSignedIn && anonymous >= mostAnonymous) {
      res.set("Retry-After", "5");
      throw plainRefusal(429, "tooManyStreamsError", "Too many streams are open. Please try again.");
    }
    const stream = openEventStream(req, res, { log, stop: closing.signal });
    if (!isSignedIn) {
      anonymous++;
      stream.onEnd(() => {
        anonymous--;
      });
    }
    return stream;
  };
}
