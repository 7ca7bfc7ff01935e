import { parseEvent, type DomainEvent, type EventType } from "@wordlehint/contracts";
import { AckPolicy, DeliverPolicy, nanos, type JsMsg } from "nats";
import { wait } from "../wait.ts";
import type { BusContext, Link, StreamPlace } from "./connect-bus.ts";
import { heartbeatMs, stopWhenLost } from "./stop-when-lost.ts";

/**
 * Every event of these types, in order, for this replica alone, from `since` on (default: from now). For
 * caches: `onGap` says that events may have been missed, so that what is held must be thought stale.
 */
export type Following = {
  types: readonly EventType[];
  since?: StreamPlace | undefined;
  handle(event: DomainEvent, at: StreamPlace): Promise<void> | void;
  onGap(): void;
};

export async function follow(context: BusContext, following: Following): Promise<void> {
  const { signal, log } = context;
  const stopped = () => signal.aborted;
  let last = following.since;
  while (!stopped()) {
    try {
      const link = await context.link();
      last = await startingPlace(context, link, last, following);
      await followUntilLost(context, link, following, last, (place) => (last = place));
    } catch (error) {
      if (stopped()) return;
      log.warn({ err: error }, "lost the event stream, following it again");
    }
    await wait(500, signal);
  }
}

async function startingPlace(
  { names }: BusContext,
  link: Link,
  last: StreamPlace | undefined,
  { onGap }: Following,
): Promise<StreamPlace> {
  const { created: stream, state } = await link.manager.streams.info(names.events);
  const known =
    last?.stream === stream && last.sequence <= state.last_seq && last.sequence >= state.first_seq - 1;
  if (last && known) return last;
  if (last) onGap();
  return { stream, sequence: state.last_seq };
}

async function followUntilLost(
  { names, signal, log, service }: BusContext,
  link: Link,
  { types, handle, onGap }: Following,
  from: StreamPlace,
  passed: (place: StreamPlace) => void,
): Promise<void> {
  const { name } = await link.manager.consumers.add(names.events, {
    description: `${service} follows`,
    ack_policy: AckPolicy.None,
    deliver_policy: DeliverPolicy.StartSequence,
    opt_start_seq: from.sequence + 1,
    inactive_threshold: nanos(60_000),
  });
  const consumer = await link.jetStream.consumers.get(names.events, name);
  const messages = await consumer.consume({
    max_messages: 100,
    idle_heartbeat: heartbeatMs,
    expires: 10_000,
  });
  stopWhenLost(messages, signal);

  const wanted = new Set(types.map(names.subject));
  for await (const message of messages) {
    const place = { stream: from.stream, sequence: message.info.streamSequence };
    if (wanted.has(message.subject)) {
      const event = readOrUndefined(message);
      if (event) await handle(event, place);
      else {
        log.error({ subject: message.subject, sequence: place.sequence }, "event can't be read");
        onGap();
      }
    }
    passed(place);
  }
}

function readOrUndefined(message: JsMsg): DomainEvent | undefined {
  try {
    return parseEvent(message.json());
  } catch {
    return undefined;
  }
}
