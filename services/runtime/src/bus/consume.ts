import type { DomainEvent, EventType } from "@wordlehint/contracts";
import { AckPolicy, DeliverPolicy, nanos, type Consumer, type JsMsg } from "nats";
import { backoffMs } from "../backoff.ts";
import { wait } from "../wait.ts";
import { warnOncePerMinute } from "../warn-once-per-minute.ts";
import type { BusContext } from "./bus-context.ts";
import type { Quarantine } from "./quarantine.ts";
import { readEvent } from "./read-event.ts";

/**
 * A durable consumer: events for one purpose, divided among all replicas that use the name `durable`, from the
 * oldest event in the stream on.
 *
 * `handle` must be idempotent by event id for as long as events are kept: an event may be delivered again, such as
 * after a process was killed or the broker was refilled. The event is acknowledged when `handle` resolves. When it
 * rejects, the event is redelivered with backoff, up to `maxAttempts` deliveries, and later events are delivered
 * meanwhile: events may arrive out of order. An event that can't be parsed, or whose last attempt fails, is
 * quarantined with the reason.
 */
export type Consumption<T extends EventType = EventType> = {
  durable: string;
  types: readonly T[];
  handle(event: DomainEvent<T>): Promise<void>;
  quarantine: Quarantine;
  /** 24 by default: with delays from 250 ms to 5 minutes, about an hour. */
  maxAttempts?: number;
};

const backoff = { firstMs: 250, maxMs: 5 * 60_000 };

/** Runs a durable consumer until the bus is closed, and again after every loss. */
export async function consume<T extends EventType>(
  context: BusContext,
  consumption: Consumption<T>,
): Promise<void> {
  const { signal, log } = context;
  const { durable } = consumption;
  const stopped = () => signal.aborted;
  for (let attempt = 0; !stopped(); attempt++) {
    try {
      const consumer = await makeConsumer(context, durable);
      for await (const message of messagesOf(consumer, signal)) {
        attempt = 0;
        await settle(context, consumption, message);
      }
    } catch (error) {
      if (stopped()) return;
      warnOncePerMinute(log, { err: error, durable }, "consumer lost, restarting it");
      context.recheck();
    }
    await wait(backoffMs(attempt, { firstMs: 250, maxMs: 5000 }), signal);
  }
}

/** Consumes all types and filters here: brokers before 2.10 filter by one subject only. */
async function makeConsumer({ names, link, ackWaitMs }: BusContext, durable: string): Promise<Consumer> {
  const { manager, jetStream } = await link();
  await manager.consumers.add(names.events, {
    durable_name: durable,
    ack_policy: AckPolicy.Explicit,
    deliver_policy: DeliverPolicy.All,
    ack_wait: nanos(ackWaitMs),
    max_deliver: -1,
  });
  return jetStream.consumers.get(names.events, durable);
}

/** Yields one message at a time, fetching the next when the previous one is settled. Throws when the consumer is gone. */
async function* messagesOf(consumer: Consumer, signal: AbortSignal): AsyncGenerator<JsMsg> {
  while (!signal.aborted) {
    const one = await consumer.fetch({ max_messages: 1, expires: 10_000, idle_heartbeat: 2000 });
    const stop = () => one.stop();
    signal.addEventListener("abort", stop);
    try {
      const message = await firstOf(one);
      if (message) yield message;
    } finally {
      signal.removeEventListener("abort", stop);
    }
  }
}

async function firstOf(messages: AsyncIterable<JsMsg>): Promise<JsMsg | undefined> {
  for await (const message of messages) return message;
  return undefined;
}

async function settle<T extends EventType>(
  context: BusContext,
  consumption: Consumption<T>,
  message: JsMsg,
): Promise<void> {
  const { names, metrics, log, ackWaitMs } = context;
  const { durable, types } = consumption;
  const type = types.find((wanted) => names.subject(wanted) === message.subject);
  if (type === undefined) {
    message.ack();
    return;
  }
  const stillWorking = setInterval(() => ignoringLoss(() => message.working()), ackWaitMs / 3).unref();
  const delayMs = backoffMs(message.info.deliveryCount - 1, backoff);
  try {
    const outcome = await handleOne(context, consumption, message, type);
    if (outcome === "retried") message.nak(delayMs);
    else if (outcome === "quarantined") message.term();
    else message.ack();
    metrics?.eventsConsumed.inc({ durable, type, outcome });
  } catch (error) {
    // The quarantine is unavailable. Nothing is lost: the message is redelivered.
    warnOncePerMinute(log, { err: error, durable }, "event could not be settled, it will be redelivered");
    ignoringLoss(() => message.nak(delayMs));
  } finally {
    clearInterval(stillWorking);
  }
}

async function handleOne<T extends EventType>(
  { log }: BusContext,
  { durable, handle, quarantine, maxAttempts = 24 }: Consumption<T>,
  message: JsMsg,
  type: T,
): Promise<"handled" | "retried" | "quarantined"> {
  const { event, fault } = readEvent(message, type);
  const attempts = message.info.deliveryCount;
  const about = { durable, type, sequence: message.info.streamSequence, eventId: event?.id, attempts };
  const failure = event ? await failureOf(() => handle(event)) : undefined;
  if (event && failure === undefined) return "handled";
  if (event && attempts < maxAttempts) {
    log.warn({ ...about, reason: failure }, "event failed, it will be redelivered");
    return "retried";
  }
  const reason = event ? `failed ${attempts} times: ${failure ?? ""}` : `malformed: ${fault}`;
  await quarantine.keep({ durable, message, reason });
  log.error({ ...about, reason }, "event quarantined");
  return "quarantined";
}

async function failureOf(work: () => Promise<void>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
}

/** The client throws when its connection is closed. The broker then redelivers the message. */
function ignoringLoss(acknowledge: () => void): void {
  try {
    acknowledge();
  } catch {
    // Redelivered, as said above.
  }
}
