import { isDeepStrictEqual } from "node:util";
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

/** The time for which the broker remembers an event's id and drops duplicates. */
export const duplicateWindowMs = 5 * 60_000;
/** The time for which events are kept, by the broker and in the journal from which a broker that lost its store is refilled. */
export const eventRetentionMs = 14 * dayMs;
/**
 * Maximum size of the event stream: some 100,000 events a day. Beyond, it drops the oldest, which are
 * in the journals; if it refused new ones instead, whoever can fill the stream could stop all services. An operator may
 * set a higher limit on the stream itself.
 */
const maxEventBytes = 512 * 1024 * 1024;

/**
 * Creates the streams, or updates them to the settings of this version. Safe to call at any time and concurrently.
 * @returns when the event stream was created
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
    max_bytes: maxEventBytes,
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
    const existing = await manager.streams.info(wanted.name);
    const { config } = existing;
    // Another version may have subjects that this one doesn't: remove none.
    const subjects = [...new Set([...config.subjects, ...(wanted.subjects ?? [])])];
    const updated = { ...config, ...wanted, subjects };
    if (wanted.max_bytes !== undefined) updated.max_bytes = Math.max(wanted.max_bytes, config.max_bytes);
    // Services may have no right to update a stream.
    if (isDeepStrictEqual(updated, config)) return existing;
    return await manager.streams.update(wanted.name, updated);
  }
}
