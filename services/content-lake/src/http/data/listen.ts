import type { RequestHandler } from "express";
import * as z from "zod";
import { listenToChanges, transactionOf, type Listening } from "../../actions/listen-to-changes.ts";
import type { Context } from "../../context.ts";
import { isPublishedId } from "../../domain/document-id.ts";
import { LakeError, plainRefusal, type ErrorBody, type PlainErrorBody } from "../../domain/lake-error.ts";
import type { MutationEvent } from "../../domain/mutation-event.ts";
import { showsPublishedByDefault } from "./api-version.ts";
import type { Enter } from "./entrance.ts";
import type { EventStream } from "./event-stream.ts";
import type { OpenStream } from "./open-streams.ts";
import { flag, readGroqParams, readOptions } from "./request-options.ts";

const options = z.object({
  query: z.string(),
  includeResult: flag,
  includePreviousRevision: flag,
  includeMutations: z.enum(["true", "false"]).optional(),
  includeAllVersions: z.enum(["true", "false"]).optional(),
  effectFormat: z.literal("mendoza").optional(),
  enableResume: flag,
  /** Events never come before queries show the change, whichever of these is asked for. */
  visibility: z.enum(["sync", "async", "query", "transaction"]).optional(),
});
type Options = z.infer<typeof options>;

/** `GET /data/listen/:dataset?query=…`: the changes to documents that pass the query's filter, as they happen. */
export function listen(
  { newId }: Pick<Context, "newId">,
  enter: Enter,
  openStream: OpenStream,
): RequestHandler<{ dataset: string }> {
  return async (req, res) => {
    const visit = await enter(req);
    const { dataset, identity, mayKnow } = visit;
    const asked = readOptions(req, options);
    const isResuming = asked.enableResume && req.headers["last-event-id"] !== undefined;
    const lastEventId = isResuming ? String(req.headers["last-event-id"]) : undefined;
    const allVersions = asked.includeAllVersions ?? String(!showsPublishedByDefault(req));
    const request = {
      query: asked.query,
      params: readGroqParams(req),
      identity,
      mayKnow: (id: string) => mayKnow(id) && (allVersions === "true" || isPublishedId(id)),
      lastEventId,
    };
    // What the client has heard from another replica may be news to this one.
    if (lastEventId !== undefined && !dataset.from(transactionOf(lastEventId))) await dataset.catchUp();
    const stream = openStream(visit, req, res);
    try {
      const listening = listenToChanges(dataset, request, {
        onEvent: (event) => stream.send("mutation", shown(event, asked), event.eventId),
        onFailure: (error) => fail(stream, error),
      });
      begin(stream, listening, newId());
    } catch (error) {
      fail(stream, error);
    }
  };
}

function begin(stream: EventStream, { began, close }: Listening, listenerName: string): void {
  stream.onEnd(close);
  stream.send(began, { listenerName });
}

/** An event with what the listener asked for. */
function shown(event: MutationEvent, asked: Options): object {
  const { mutations, effects, previous, result, ...head } = event;
  return {
    ...head,
    ...(asked.includeMutations !== "false" && { mutations }),
    ...(asked.effectFormat && { effects }),
    ...(asked.includePreviousRevision && { previous }),
    ...(asked.includeResult && result && { result }),
  };
}

/** Clients show this one; of a status other than 200 they would only know that it failed. */
function fail(stream: EventStream, error: unknown): void {
  stream.send("channelError", bodyOf(error));
  stream.end();
}

function bodyOf(error: unknown): ErrorBody | PlainErrorBody {
  if (error instanceof LakeError) return error.body;
  return plainRefusal(400, "listenerError", "The query can't be evaluated for single documents").body;
}
