import { eventDataSchemas } from "@wordlehint/contracts";
import {
  DiscardPolicy,
  nanos,
  NatsError,
  RetentionPolicy,
  StorageType,
  type JetStreamManager,
  type StreamConfig,
} from "nats";
import type { BusNames } from "./names.ts";

const dayMs = 86_400_000;

/** How long the broker knows an event's id and takes it only once. */
export const duplicateWindowMs = 5 * 60_000;
/** How long events are kept, at the broker and in the journal from which a lost broker is filled again. */
export const eventRetentionMs = 14 * dayMs;

/**
 * Makes the streams, or brings them to this version's settings. Safe to call at any time, by many at once.
 * @returns the event stream's birth.
 */
export async function ensureStreams(
  manager: JetStreamManager,
  names: BusNames,
  replicas: number,
): Promise<string> {
  const events = await ensureStream(manager, {
    name: names.events,
    subjects: names.allSubjects(Object.keys(eventDataSchemas)),
    storage: StorageType.File,
    retention: RetentionPolicy.Limits,
    discard: DiscardPolicy.Old,
    duplicate_window: nanos(duplicateWindowMs),
    max_age: nanos(eventRetentionMs),
    num_replicas: replicas,
  });
  await ensureStream(manager, {
    name: names.health,
    subjects: [names.healthSubject("*")],
    storage: StorageType.Memory,
    retention: RetentionPolicy.Limits,
    max_msgs_per_subject: 1,
    num_replicas: replicas,
  });
  return events.created;
}

const existsWithOtherConfig = 10058;

async function ensureStream(manager: JetStreamManager, wanted: Partial<StreamConfig> & { name: string }) {
  try {
    return await manager.streams.add(wanted);
  } catch (error) {
    if (!(error instanceof NatsError) || error.api_error?.err_code !== existsWithOtherConfig) throw error;
    const { config } = await manager.streams.info(wanted.name);
    // Another version may know subjects that this one doesn't: take none away.
    const subjects = [...new Set([...config.subjects, ...(wanted.subjects ?? [])])];
    return await manager.streams.update(wanted.name, { ...wanted, subjects });
  }
}
