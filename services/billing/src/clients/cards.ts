import type Stripe from "stripe";
import { toDate } from "../domain/provider-subscription.ts";
import { ask, unlessRefused } from "./provider-faults.ts";

export type Cards = ReturnType<typeof createCards>;

/** A card that its owner has set up for the next payments. */
export type SetUpCard = { customerId: string; paymentMethod: string; begunAt: Date };

const purpose = "another card";

/** Setting another card up, without a payment. */
export function createCards(stripe: Stripe) {
  return {
    /** Returns the secret with which the browser sends the card to the provider. */
    begin: (customer: string): Promise<string> =>
      ask(async () => {
        const intent = await stripe.setupIntents.create({
          customer,
          usage: "off_session",
          metadata: { purpose },
        });
        if (intent.client_secret === null) throw new Error("a set-up has no secret");
        return intent.client_secret;
      }),

    /** The card of a set-up; undefined for one that isn't completed, or is for something else. */
    find: async (id: string): Promise<SetUpCard | undefined> => {
      const intent = await unlessRefused(() => stripe.setupIntents.retrieve(id));
      if (intent?.status !== "succeeded" || intent.metadata?.purpose !== purpose) return undefined;
      const { customer, payment_method: method, created } = intent;
      if (typeof customer !== "string" || typeof method !== "string") return undefined;
      return { customerId: customer, paymentMethod: method, begunAt: toDate(created) };
    },
  };
}
