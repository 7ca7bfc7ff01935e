import type { Request, Response } from "express";
import type { Context } from "../../context.ts";
import { plainRefusal } from "../../domain/lake-error.ts";
import type { Visit } from "./enter-dataset.ts";
import { openEventStream, type EventStream } from "./event-stream.ts";

/** Starts an event stream as the response to a request. */
export type OpenStream = (
  visit: Pick<Visit, "identity">,
  req: Request<{ dataset: string }>,
  res: Response,
) => EventStream;

/**
 * Keeps a client (an editor or token, or all anonymous ones) from occupying all of a replica's connections: beyond
 * `maxPerClient` streams it is refused with 429, after which Sanity's clients try again.
 */
export function limitEventStreams(
  { log, signal }: Pick<Context, "log" | "signal">,
  maxPerClient = 500,
): OpenStream {
  const counts = new Map<string, number>();
  const add = (client: string, change: number) => {
    const count = (counts.get(client) ?? 0) + change;
    if (count > 0) counts.set(client, count);
    else counts.delete(client);
  };
  return ({ identity }, req, res) => {
    if ((counts.get(identity) ?? 0) >= maxPerClient) {
      res.set("Retry-After", "5");
      throw plainRefusal(429, "tooManyStreamsError", "Too many streams are open. Please try again.");
    }
    const stream = openEventStream(req, res, { log, signal });
    add(identity, 1);
    stream.onEnd(() => add(identity, -1));
    return stream;
  };
}
