import type { Context } from "../context.ts";
import type { WaitingEvent } from "../store/webhook-event-store.ts";
import { useAnnouncedCard } from "./change-card.ts";
import { findCustomer } from "./find-customer.ts";
import { refreshCustomer } from "./refresh-customer.ts";

const setupIntent = "setup_intent";

/**
 * Does what an event of the provider is about: asks the provider what is true now. Other events about the same customer
 * that arrived before are done with it.
 */
export async function workOffEvent(context: Context, event: WaitingEvent): Promise<void> {
  const { webhookEvents, now } = context;
  const begun = now();
  const customer = await findCustomer(context, event.customerId);
  if (customer) {
    if (event.object === setupIntent) await useAnnouncedCard(context, customer, event.objectId);
    await refreshCustomer(context, customer._id);
  }
  await webhookEvents.finish(event.id);
  await webhookEvents.finishAlike(event.customerId, [setupIntent], begun);
}
