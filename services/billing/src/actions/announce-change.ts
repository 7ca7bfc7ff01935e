import type { Context } from "../context.ts";
import { gatherMs, type WebhookEvent } from "../domain/webhook-event.ts";
import { groupWrites } from "../store/group-writes.ts";

/**
 * Returns a function that stores an event of the provider and has its customer looked at. Events that arrive at the same
 * time are stored together. An event that comes again has its customer looked at again, so that one that was stored just
 * before a crash isn't lost.
 */
export function announcingChanges({
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
