import type Stripe from "stripe";
import {
  paidAhead,
  readSubscription,
  reversed,
  type ProviderSubscription,
} from "../domain/provider-subscription.ts";
import type { Promotion } from "./promotions.ts";
import { ask, unlessRefused } from "./provider-faults.ts";

export type Subscriptions = ReturnType<typeof createSubscriptions>;

/** Terms of new subscriptions; the trial is for a person's first one only. */
export type Terms = { trialDays: number; automaticTax: boolean };

export type NewSubscription = {
  customerId: string;
  priceId: string;
  userId: string;
  attempt: number;
  isFirst: boolean;
  discount: { coupon: string } | { promotion: Promotion } | undefined;
};

/** The page on which the subscription is paid. */
const secrets = ["latest_invoice.confirmation_secret", "pending_setup_intent", "discounts.source.coupon"];
const pageSize = 100;

/** The subscriptions of the provider's account. */
export function createSubscriptions(stripe: Stripe, terms: Terms) {
  return {
    /** All of a customer, those that have ended too. Where they are paid is asked for only `withSecrets`. */
    list: (customerId: string, { withSecrets = false } = {}): Promise<ProviderSubscription[]> =>
      ask(async () => {
        const found: ProviderSubscription[] = [];
        const pages = stripe.subscriptions.list({
          customer: customerId,
          status: "all",
          limit: pageSize,
          expand: ["default_payment_method", ...(withSecrets ? secrets : [])].map((field) => `data.${field}`),
        });
        for await (const one of pages) {
          const subscription = readSubscription(one);
          if (subscription) found.push(subscription);
        }
        return found;
      }),

    /** Every subscription of the account that hasn't ended, by the customer's id. */
    listOpen: async function* (): AsyncGenerator<{ customerId: string; subscription: ProviderSubscription }> {
      for await (const one of stripe.subscriptions.list({ limit: pageSize })) {
        const subscription = readSubscription(one);
        const customerId = typeof one.customer === "string" ? one.customer : one.customer.id;
        if (subscription) yield { customerId, subscription };
      }
    },

    /**
     * Makes the subscription of an attempt, which is to be paid. The same attempt makes one, however often it is made.
     * @returns what was made; undefined where it was made before, and may look different by now.
     * @throws {KeyTaken} when the attempt was made with another price.
     */
    create: ({ customerId, priceId, userId, attempt, isFirst, discount }: NewSubscription) =>
      ask(async () => {
        const promotion = discount && "promotion" in discount ? discount.promotion : undefined;
        const coupon = discount && "coupon" in discount ? discount.coupon : undefined;
        const made = await stripe.subscriptions.create(
          {
            customer: customerId,
            items: [{ price: priceId }],
            payment_behavior: "default_incomplete",
            payment_settings: { save_default_payment_method: "on_subscription" },
            metadata: {
              userId,
              attempt: String(attempt),
              ...(promotion && { promotionCode: promotion.code }),
            },
            ...(promotion && { discounts: [{ promotion_code: promotion.id }] }),
            ...(coupon !== undefined && { discounts: [{ coupon }] }),
            expand: secrets,
            ...termsOf(isFirst ? terms : { ...terms, trialDays: 0 }),
          },
          { idempotencyKey: `subscription:${userId}:${attempt}` },
        );
        const isReplay = made.lastResponse.headers["idempotent-replayed"] === "true";
        return isReplay ? undefined : readSubscription(made);
      }),

    cancelAtPeriodEnd: (id: string) =>
      ask(() => stripe.subscriptions.update(id, { cancel_at_period_end: true })),

    resume: (id: string) => ask(() => stripe.subscriptions.update(id, { cancel_at_period_end: false })),

    /** Switches to another price now, crediting the rest of the paid period. Changes nothing if the payment fails. */
    changePrice: ({ id, itemId }: Pick<ProviderSubscription, "id" | "itemId">, priceId: string) =>
      ask(() =>
        stripe.subscriptions.update(id, {
          items: [{ id: itemId, price: priceId }],
          proration_behavior: "always_invoice",
          payment_behavior: "error_if_incomplete",
        }),
      ),

    /**
     * Has another price paid from the end of the paid period on, for which nothing is charged or credited. The provider
     * postpones a payment by a trial: https://docs.stripe.com/billing/subscriptions/billing-cycle
     */
    changeNextPrice: (
      { id, itemId, currentPeriodEnd }: Pick<ProviderSubscription, "id" | "itemId" | "currentPeriodEnd">,
      priceId: string,
    ) =>
      ask(() =>
        stripe.subscriptions.update(id, {
          items: [{ id: itemId, price: priceId }],
          trial_end: currentPeriodEnd.getTime() / 1000,
          proration_behavior: "none",
          metadata: paidAhead,
        }),
      ),

    useCard: (id: string, paymentMethod: string) =>
      ask(() => stripe.subscriptions.update(id, { default_payment_method: paymentMethod })),

    /** Ends it now. One that has ended stays as it is. */
    end: (id: string) => unlessRefused(() => stripe.subscriptions.cancel(id)),

    /** Ends it now, and notes at the provider that this is because a bank gave a payment back. */
    endReversed: (id: string) =>
      unlessRefused(() => stripe.subscriptions.cancel(id, { cancellation_details: { comment: reversed } })),
  };
}

function termsOf({ trialDays, automaticTax }: Terms): Partial<Stripe.SubscriptionCreateParams> {
  return {
    ...(trialDays > 0 && {
      trial_period_days: trialDays,
      trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
    }),
    ...(automaticTax && { automatic_tax: { enabled: true } }),
  };
}
