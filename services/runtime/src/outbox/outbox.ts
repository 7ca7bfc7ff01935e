import { randomUUID } from "node:crypto";
import { parseEvent, type DomainEvent, type EventData, type EventType } from "@wordlehint/contracts";
import { Schema } from "mongoose";

/**
 * The fields of an aggregate that holds its events until they are published. State and events are saved in one
 * write. The relay finds aggregates by `outboxPending`; don't delete an aggregate while it is set.
 */
export type Outbox = { outbox?: DomainEvent[]; outboxPending?: true };

/** Adds the outbox fields and their index to an aggregate's schema; the relay then publishes its events. */
export function addOutbox(schema: Schema): void {
  schema.add({ outbox: { type: [Schema.Types.Mixed], default: undefined }, outboxPending: Boolean });
  schema.index({ outboxPending: 1 }, { sparse: true });
}

/** Returns whether `addOutbox` was called for the schema. */
export const hasOutbox = (schema: Schema): boolean => "outboxPending" in schema.paths;

/** The fields to set on a new aggregate, so that its first events are saved with it. */
export function outboxOf(...events: DomainEvent[]): Required<Outbox> {
  return { outbox: events, outboxPending: true };
}

/** The part of an update that appends events to an aggregate. Merge it with the operators of the state. */
export function pushToOutbox(...events: DomainEvent[]) {
  return { $set: { outboxPending: true as const }, $push: { outbox: { $each: events } } };
}

/**
 * Creates an event of an aggregate, in version 1 of its contract.
 * @throws {z.core.$ZodError} when the data breaks the contract, so that it never reaches the outbox.
 */
export function newEvent<T extends EventType>(
  type: T,
  aggregateId: string,
  data: EventData<T>,
  now: Date,
): DomainEvent<T> {
  const event = { id: randomUUID(), type, version: 1, occurredAt: now.toISOString(), aggregateId, data };
  return parseEvent(event) as DomainEvent<T>;
}
