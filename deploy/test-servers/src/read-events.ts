import type { DomainEvent, EventType } from "@wordlehint/contracts";
import { AckPolicy, connect, DeliverPolicy, nanos } from "nats";

/** Returns the events that are on a product's bus, oldest first: all, or those of one type. */
export async function readEvents<T extends EventType>(natsUrl: string, type?: T): Promise<DomainEvent<T>[]> {
  const connection = await connect({ servers: natsUrl });
  try {
    const manager = await connection.jetstreamManager();
    // Brokers before 2.10 filter by one subject only, which ordered consumers don't do.
    const { name, num_pending: pending } = await manager.consumers.add("EVENTS", {
      ...(type !== undefined && { filter_subject: type }),
      deliver_policy: DeliverPolicy.All,
      ack_policy: AckPolicy.None,
      inactive_threshold: nanos(10_000),
    });
    const events: DomainEvent<T>[] = [];
    if (pending === 0) return events;
    const consumer = await connection.jetstream().consumers.get("EVENTS", name);
    for await (const message of await consumer.fetch({ max_messages: 100_000, expires: 2000 })) {
      events.push(message.json<DomainEvent<T>>());
      if (message.info.pending === 0) break;
    }
    return events;
  } finally {
    await connection.close();
  }
}
