import { parseEvent, type DomainEvent, type EventType } from "@wordlehint/contracts";
import { AckPolicy, DeliverPolicy, nanos, type JsMsg } from "nats";
import { growingDelayMs } from "../growing-delay.ts";
import { wait } from "../wait.ts";
import type { BusContext, Link } from "./connect-bus.ts";
import type { Quarantine } from "./quarantine.ts";
import { heartbeatMs, stopWhenLost } from "./stop-when-lost.ts";

/**
 * Events for one purpose, shared by all replicas under the name `durable`. An event may come more than once
 * (a killed process, a broker filled again), so `handle` must be idempotent by event id. It is confirmed when
 * `handle` resolves; when it rejects, the event comes again with growing delay, up to `mostAttempts`
 * deliveries. What can't be read, or fails the last time, goes into quarantine with its reason.
 */
export type Consumption<T extends EventType = EventType> = {
  durable: string;
  types: readonly T[];
  handle(event: DomainEvent): Promise<void>;
  quarantine: Quarantine;
  /** 24 by default: with delays that double from 250 ms to 5 minutes, about an hour and a half. */
  mostAttempts?: number;
};

const ackWaitMs = 30_000;
const retryDelay = { firstMs: 250, mostMs: 5 * 60_000 };

export async function consume(context: BusContext, consumption: Consumption): Promise<void> {
  const { signal, log } = context;
  const stopped = () => signal.aborted;
  for (let attempt = 0; !stopped(); attempt++) {
    try {
      await consumeUntilLost(context, consumption, await context.link(), () => (attempt = 0));
    } catch (error) {
      if (stopped()) return;
      log.warn({ err: error, durable: consumption.durable }, "consumer lost, starting it again");
    }
    await wait(growingDelayMs(attempt, { firstMs: 250, mostMs: 5000 }), signal);
  }
}

async function consumeUntilLost(
  context: BusContext,
  consumption: Consumption,
  link: Link,
  working: () => void,
) {
  const { durable, types } = consumption;
  const { names, signal } = context;
  await link.manager.consumers.add(names.events, {
    durable_name: durable,
    ack_policy: AckPolicy.Explicit,
    deliver_policy: DeliverPolicy.All,
    ack_wait: nanos(ackWaitMs),
    max_deliver: -1,
  });
  const consumer = await link.jetStream.consumers.get(names.events, durable);
  // One at a time keeps the order of an aggregate's events.
  const messages = await consumer.consume({ max_messages: 1, idle_heartbeat: heartbeatMs, expires: 10_000 });
  stopWhenLost(messages, signal);

  const wanted = new Set(types.map(names.subject));
  for await (const message of messages) {
    working();
    if (wanted.has(message.subject)) await handleOne(context, consumption, message);
    else message.ack();
  }
}

async function handleOne({ log }: BusContext, consumption: Consumption, message: JsMsg): Promise<void> {
  const { durable, quarantine, mostAttempts = 24 } = consumption;
  const stillWorking = setInterval(() => message.working(), ackWaitMs / 2);
  const attempts = message.info.deliveryCount;
  try {
    const event = readEvent(message);
    if (event instanceof Error) {
      await quarantine.keep({ durable, message, reason: `malformed: ${event.message}` });
      log.error({ durable, subject: message.subject, reason: event.message }, "event quarantined: malformed");
      message.term();
      return;
    }
    const failure = await failureOf(consumption.handle(event));
    if (failure === undefined) {
      message.ack();
      return;
    }
    if (attempts >= mostAttempts) {
      await quarantine.keep({ durable, message, reason: `failed ${attempts} times: ${failure}` });
      log.error({ durable, eventId: event.id, reason: failure }, "event quarantined: failed too often");
      message.term();
      return;
    }
    const delayMs = growingDelayMs(attempts - 1, retryDelay);
    log.warn({ durable, eventId: event.id, attempts, delayMs, reason: failure }, "event failed, comes again");
    message.nak(delayMs);
  } catch (error) {
    // The quarantine itself is out of reach: nothing is lost, the message comes again.
    log.warn({ err: error, durable }, "event could not be settled, comes again");
    message.nak(growingDelayMs(attempts - 1, retryDelay));
  } finally {
    clearInterval(stillWorking);
  }
}

function readEvent(message: JsMsg): DomainEvent | Error {
  try {
    return parseEvent(message.json());
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

async function failureOf(work: Promise<void>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
