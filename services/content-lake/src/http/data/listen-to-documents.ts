import type { RequestHandler } from "express";
import * as z from "zod";
import { listenToChanges, transactionOf, type Listening } from "../../actions/listen-to-changes.ts";
import type { Context } from "../../context.ts";
import { isDraftId } from "../../domain/document-id.ts";
import { LakeError, plainRefusal, type ErrorBody, type PlainErrorBody } from "../../domain/lake-error.ts";
import type { MutationEvent } from "../../domain/mutation-event.ts";
import type { Change } from "../../domain/change.ts";
import { showsPublishedByDefault } from "./api-version.ts";
import type { EnterDataset } from "./enter-dataset.ts";
import type { EventStream } from "./event-stream.ts";
import type { OpenStream } from "./limit-event-streams.ts";
import { flag, readGroqParams, readOptions } from "./request-options.ts";

const options = z.object({
  query: z.string(),
  includeResult: flag,
  includePreviousRevision: flag,
  includeMutations: z.enum(["true", "false"]).optional(),
  includeAllVersions: z.enum(["true", "false"]).optional(),
  effectFormat: z.literal("mendoza").optional(),
  enableResume: flag,
  /** Accepted; an event is never sent before queries show the change. */
  visibility: z.enum(["sync", "async", "query", "transaction"]).optional(),
});
type Options = z.infer<typeof options>;

/** `GET /data/listen/:dataset?query=…`: streams the changes to documents that match the query's filter. */
export function listenToDocuments(
  context: Pick<Context, "newId" | "evaluators">,
  enter: EnterDataset,
  openStream: OpenStream,
): RequestHandler<{ dataset: string }> {
  return async (req, res) => {
    const visit = await enter(req);
    const { dataset, identity, mayReadChange } = visit;
    const requested = readOptions(req, options);
    const isResuming = requested.enableResume && req.headers["last-event-id"] !== undefined;
    const lastEventId = isResuming ? String(req.headers["last-event-id"]) : undefined;
    const allVersions = requested.includeAllVersions ?? String(!showsPublishedByDefault(req));
    const request = {
      query: requested.query,
      params: readGroqParams(req),
      identity,
      mayReadChange: (change: Change) =>
        mayReadChange(change) && (allVersions === "true" || !isDraftId(change.id)),
      lastEventId,
    };
    // The client may have received its last event from another replica that is ahead of this one.
    if (lastEventId !== undefined && !dataset.from(transactionOf(lastEventId))) await dataset.catchUp();
    const stream = openStream(visit, req, res);
    try {
      const listening = await listenToChanges(context, dataset, request, {
        onEvent: (event) => stream.sendParts("mutation", toResponse(event, requested), event.eventId),
        onFailure: (error) => fail(stream, error),
      });
      begin(stream, listening, context.newId());
    } catch (error) {
      fail(stream, error);
    }
  };
}

function begin(stream: EventStream, { began, close }: Listening, listenerName: string): void {
  stream.onEnd(close);
  stream.send(began, { listenerName });
}

const largeParts = ["mutations", "effects", "previous", "result"] as const;
type LargePart = (typeof largeParts)[number];

/** The event with the parts that the client requested, as JSON. */
function toResponse(event: MutationEvent, requested: Options): Buffer[] {
  const { mutations: _mutations, effects: _effects, previous: _previous, result, ...head } = event;
  const isWanted: Record<LargePart, boolean> = {
    mutations: requested.includeMutations !== "false",
    effects: requested.effectFormat !== undefined,
    previous: requested.includePreviousRevision,
    result: requested.includeResult && result !== null,
  };
  const parts = largeParts
    .filter((name) => isWanted[name])
    .flatMap((name) => [Buffer.from(`,"${name}":`), serialized(event, name)]);
  return [Buffer.from(JSON.stringify(head).slice(0, -1)), ...parts, Buffer.from("}")];
}

/** The large parts of events by effects, which all events of one change share. */
const known = new WeakMap<object, Map<LargePart, Buffer>>();

/** Serialized once for all listeners. */
function serialized(event: MutationEvent, name: LargePart): Buffer {
  const ofChange = known.get(event.effects) ?? new Map<LargePart, Buffer>();
  known.set(event.effects, ofChange);
  const json = ofChange.get(name) ?? Buffer.from(JSON.stringify(event[name]));
  ofChange.set(name, json);
  return json;
}

/** Sends the reason as an event, which clients show. Of a status other than 200 they would show only that it failed. */
function fail(stream: EventStream, error: unknown): void {
  stream.send("channelError", bodyOf(error));
  stream.end();
}

function bodyOf(error: unknown): ErrorBody | PlainErrorBody {
  if (error instanceof LakeError) return error.body;
  return plainRefusal(400, "listenerError", "The query can't be evaluated for single documents").body;
}
