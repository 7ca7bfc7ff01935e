import * as z from "zod/mini";
import { puzzleDateSchema } from "./puzzle-date.ts";

/** Of a riddle that is still to come: nothing that leads to its word may be on the bus. */
const comingRiddle = z.object({ date: puzzleDateSchema });

const releasedRiddle = z.object({
  date: puzzleDateSchema,
  puzzleNumber: z.int(),
  /** The verse; never the word. */
  riddle: z.string().check(z.minLength(1), z.maxLength(4000)),
});

const operatorNotice = z.object({ date: puzzleDateSchema, reason: z.string().check(z.maxLength(2000)) });

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

/** Published documents that one transaction created, changed or removed. */
const contentChange = z.object({
  dataset: text(64),
  transactionId: text(128),
  documents: z
    .array(
      z.object({
        id: text(128),
        type: text(128),
        /** The document's slug, and the one before the change where it was another. */
        slugs: z.array(text(512)).check(z.maxLength(2)),
      }),
    )
    .check(z.minLength(1), z.maxLength(100)),
  /** Sync tags of the query results that the change makes stale, where the content lake names them. */
  syncTags: z.optional(z.array(text(64)).check(z.minLength(1), z.maxLength(1000))),
  /** The first state of the dataset with the change, for `lastLiveEventId` of a query, where the lake names it. */
  liveEventId: z.optional(text(128)),
});

/** Data of every event by type. The type is also the subject on the bus. Changes are additive only. */
export const eventDataSchemas = {
  "riddle.generated": comingRiddle,
  "riddle.released": releasedRiddle,
  "riddle.renumbered": z.object({ puzzleNumberOffset: z.int() }),
  "riddle.horizon_low": operatorNotice,
  "riddle.generation_failed": operatorNotice,
  "content.published": contentChange,
  "content.unpublished": contentChange,
} as const;

/** Who publishes each event, and what it says. */
export const eventDescriptions: Readonly<Record<EventType, { from: string; summary: string }>> = {
  "riddle.generated": { from: "riddle", summary: "The riddle of a puzzle date is ready." },
  "riddle.released": { from: "riddle", summary: "It is 00:05 in New York on a riddle's date." },
  "riddle.renumbered": {
    from: "riddle",
    summary: "Every puzzle has another number from now on. May be published more than once for one change.",
  },
  "riddle.horizon_low": { from: "riddle", summary: "Fewer riddles are ready ahead than there should be." },
  "riddle.generation_failed": { from: "riddle", summary: "The riddle of a date could not be made." },
  "content.published": {
    from: "content-lake or the gateway's webhook",
    summary: "Published documents were made or changed.",
  },
  "content.unpublished": {
    from: "content-lake or the gateway's webhook",
    summary: "Documents are no longer published.",
  },
};

/** Types of the events on the bus. */
export type EventType = keyof typeof eventDataSchemas;
/** The data of an event by its type. */
export type EventData<T extends EventType> = z.infer<(typeof eventDataSchemas)[T]>;

/** What travels on the bus, around the data of one event. */
export const eventEnvelopeSchema = z.object({
  id: z.string().check(z.minLength(8), z.maxLength(128)),
  type: z.enum(Object.keys(eventDataSchemas) as [EventType, ...EventType[]]),
  version: z.int().check(z.gte(1)),
  /** UTC, ISO 8601. */
  occurredAt: z.iso.datetime(),
  aggregateId: z.string().check(z.minLength(1), z.maxLength(256)),
  /** W3C trace context of the request that caused the event. */
  traceparent: z.optional(z.string().check(z.regex(/^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/))),
  data: z.unknown(),
});

/** One event with its envelope, as published and as handed to a handler. */
export type DomainEvent<T extends EventType = EventType> = {
  [K in T]: Omit<z.infer<typeof eventEnvelopeSchema>, "type" | "data"> & { type: K; data: EventData<K> };
}[T];

/**
 * Parses an event of any origin, envelope and data. Fields that the contract doesn't have are dropped.
 * @throws {z.core.$ZodError} naming what is wrong, when it is not an event that this version knows.
 */
export function parseEvent(input: unknown): DomainEvent {
  const envelope = eventEnvelopeSchema.parse(input);
  return { ...envelope, data: eventDataSchemas[envelope.type].parse(envelope.data) } as DomainEvent;
}
