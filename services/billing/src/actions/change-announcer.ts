import type { Context } from "../context.ts";
import { gatherMs, type WebhookEvent } from "../domain/webhook-event.ts";
import { groupWrites } from "./group-writes.ts";

/**
 * Returns a function that stores an event of the provider and queues its customer to be checked. Events that arrive
 * together share their writes. A repeated event queues its customer again: the service may have crashed after it had
 * stored the event, before it queued the customer.
 */
export function createChangeAnnouncer({
  webhookEvents,
  changedCustomers,
  now,
}: Pick<Context, "webhookEvents" | "changedCustomers" | "now">): (event: WebhookEvent) => Promise<void> {
  return groupWrites(async (events) => {
    const receivedAt = now();
    await Promise.all([
      webhookEvents.add(events, receivedAt),
      changedCustomers.add(events, receivedAt, new Date(receivedAt.getTime() + gatherMs)),
    ]);
  });
}
