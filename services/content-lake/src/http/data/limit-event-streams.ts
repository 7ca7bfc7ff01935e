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

export type StreamLimits = { perClient: number; inAll: number };

/** A studio reads fewer than ten in each window. */
const defaultLimits: StreamLimits = { perClient: 100, inAll: 2000 };

/**
 * Limits the event streams of each client (an editor or token, or all anonymous ones) and of all together. Others are
 * refused with 429, after which Sanity's clients try again.
 */
export function limitEventStreams(
  { log, signal }: Pick<Context, "log" | "signal">,
  { perClient, inAll }: StreamLimits = defaultLimits,
): OpenStream {
  const counts = new Map<string, number>();
  let total = 0;
  const add = (client: string, change: number) => {
    total += change;
    const count = (counts.get(client) ?? 0) + change;
    if (count > 0) counts.set(client, count);
    else counts.delete(client);
  };
  return ({ identity }, req, res) => {
    if (total >= inAll || (counts.get(identity) ?? 0) >= perClient) {
      res.set("Retry-After", "5");
      throw plainRefusal(429, "tooManyStreamsError", "Too many streams are open. Please try again.");
    }
    const stream = openEventStream(req, res, { log, signal });
    add(identity, 1);
    stream.onEnd(() => add(identity, -1));
    return stream;
  };
}
