import type Stripe from "stripe";
import { ask } from "./provider-faults.ts";

export type Promotions = ReturnType<typeof createPromotions>;

/** A code as it was made at the provider. */
export type Promotion = { id: string; code: string };

/** The codes that take something off the price. */
export function createPromotions(stripe: Stripe) {
  return {
    /**
     * Finds the code that a person has typed; undefined for one that can't be redeemed. Upper and lower case are the same
     * to the provider.
     */
    find: (code: string): Promise<Promotion | undefined> =>
      ask(async () => {
        const { data } = await stripe.promotionCodes.list({ code, active: true });
        const [found] = data;
        return found && { id: found.id, code: found.code };
      }),
  };
}
