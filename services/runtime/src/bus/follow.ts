import type { DomainEvent, EventType } from "@wordlehint/contracts";
import { AckPolicy, DeliverPolicy, nanos, type ConsumerMessages, type JsMsg } from "nats";
import { backoffMs } from "../backoff.ts";
import { wait } from "../wait.ts";
import { warnOncePerMinute } from "../warn-once-per-minute.ts";
import type { BusContext, StreamPlace } from "./bus-context.ts";
import type { Link } from "./keep-connected.ts";
import { readEvent } from "./read-event.ts";
import { heartbeatMs, stopWhenLost } from "./stop-when-lost.ts";

/**
 * Every event of these types, in order, for this replica, from `since` on (by default from now on). Meant for
 * caches: `onGap` says that events may have been missed, so that everything cached must be considered stale. It is
 * also called after the first connection when there is no `since`, and when `handle` fails: the event isn't
 * delivered again.
 */
export type Following = {
  types: readonly EventType[];
  since?: StreamPlace | undefined;
  handle(event: DomainEvent, at: StreamPlace): Promise<void> | void;
  onGap(): void;
};

/** Events that are being followed. */
export type Follower = {
  /** Asks the broker whether every event up to now has been delivered and handled. False when that can't be said. */
  isCurrent(): Promise<boolean>;
};

/** Asks the broker whether an open subscription has handled every event. */
type Subscription = { isCurrent?: (() => Promise<boolean>) | undefined };

/** Follows events until the bus is closed, and again after every loss. */
export function follow(
  context: BusContext,
  following: Following,
): { follower: Follower; ended: Promise<void> } {
  const subscription: Subscription = {};
  return {
    follower: {
      isCurrent: async () => (await subscription.isCurrent?.().catch(() => false)) ?? false,
    },
    ended: keepFollowing(context, following, subscription),
  };
}

async function keepFollowing(
  context: BusContext,
  following: Following,
  subscription: Subscription,
): Promise<void> {
  const { signal, log } = context;
  const stopped = () => signal.aborted;
  let last = following.since;
  const passed = (place: StreamPlace) => (last = place);
  for (let attempt = 0; !stopped(); attempt++) {
    try {
      const link = await context.link();
      const from = await startingPlace(context, link, last);
      if (from !== last) following.onGap();
      last = from;
      await followUntilLost(context, link, following, {
        from,
        passed: (place) => {
          attempt = 0;
          passed(place);
        },
        subscription,
      });
    } catch (error) {
      subscription.isCurrent = undefined;
      if (stopped()) return;
      warnOncePerMinute(log, { err: error }, "lost the event stream, following it again");
      context.recheck();
    }
    await wait(backoffMs(attempt, { firstMs: 250, maxMs: 5000 }), signal);
  }
}

/** `last`, if the stream still has everything after it; otherwise the end of the stream. */
async function startingPlace(
  { names }: BusContext,
  { manager }: Link,
  last: StreamPlace | undefined,
): Promise<StreamPlace> {
  const { created: stream, state } = await manager.streams.info(names.events);
  const known =
    last?.stream === stream && last.sequence <= state.last_seq && last.sequence >= state.first_seq - 1;
  return known ? last : { stream, sequence: state.last_seq };
}

async function followUntilLost(
  context: BusContext,
  { manager, jetStream }: Link,
  following: Following,
  {
    from,
    passed,
    subscription,
  }: { from: StreamPlace; passed: (place: StreamPlace) => void; subscription: Subscription },
): Promise<void> {
  const { names, signal, service } = context;
  const { name } = await manager.consumers.add(names.events, {
    description: `${service} follows`,
    ack_policy: AckPolicy.None,
    deliver_policy: DeliverPolicy.StartSequence,
    opt_start_seq: from.sequence + 1,
    inactive_threshold: nanos(60_000),
  });
  const consumer = await jetStream.consumers.get(names.events, name);
  const messages = await consumer.consume({
    max_messages: 100,
    idle_heartbeat: heartbeatMs,
    expires: 10_000,
  });
  stopWhenLost(messages, signal);
  let handled = 0;
  subscription.isCurrent = async () => {
    const { num_pending: waiting, delivered } = await manager.consumers.info(names.events, name);
    return waiting === 0 && delivered.consumer_seq <= handled;
  };
  for await (const message of inSequence(messages)) {
    const place = { stream: from.stream, sequence: message.info.streamSequence };
    await handOver(context, following, message, place);
    handled = message.info.deliverySequence;
    passed(place);
  }
  subscription.isCurrent = undefined;
  // Otherwise the broker removes it after a minute.
  await manager.consumers.delete(names.events, name).catch(() => undefined);
}

/** Ends where a message was lost in transit: the broker sends without acknowledgement. */
async function* inSequence(messages: ConsumerMessages): AsyncGenerator<JsMsg> {
  let delivered = 0;
  for await (const message of messages) {
    if (message.info.deliverySequence !== ++delivered) return;
    yield message;
  }
}

async function handOver(
  { names, log }: BusContext,
  { types, handle, onGap }: Following,
  message: JsMsg,
  place: StreamPlace,
): Promise<void> {
  const type = types.find((wanted) => names.subject(wanted) === message.subject);
  if (type === undefined) return;
  const { event, fault } = readEvent(message, type);
  try {
    if (!event) throw new Error(`malformed: ${fault}`);
    await handle(event, place);
  } catch (error) {
    log.error({ err: error, type, sequence: place.sequence }, "followed event could not be handled");
    onGap();
  }
}
