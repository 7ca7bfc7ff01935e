import type Stripe from "stripe";
import { givenBackOf, type GivenBack } from "../domain/given-back.ts";
import { Refused, unlessRefused } from "./provider-faults.ts";

/** A payment that has succeeded, and what of it was given back. */
export type Payment = { intent: string; amount: number; givenBack: GivenBack };

const pageSize = 100;

/** Refunds and reversals of payments: by us, in the provider's dashboard, or by a bank. */
export function createGivebacks(stripe: Stripe) {
  const read = async (
    { id, amount, amount_refunded, disputed }: Stripe.Charge,
    { withFailed }: { withFailed: boolean },
  ): Promise<GivenBack> => {
    const options = { charge: id, limit: pageSize };
    // `amount_refunded` leaves out refunds that failed.
    const refunds = amount_refunded > 0 || withFailed ? (await stripe.refunds.list(options)).data : [];
    const disputes = disputed ? (await stripe.disputes.list(options)).data : [];
    return givenBackOf(amount, refunds, disputes);
  };

  return {
    /** The payments for an invoice. */
    paymentsOf: async (invoice: string): Promise<Payment[]> => {
      const expand = ["data.payment.payment_intent.latest_charge"];
      const { data } = await stripe.invoicePayments.list({
        ...{ invoice, status: "paid", limit: pageSize, expand },
      });
      const payments: Payment[] = [];
      for (const { payment } of data) {
        const { payment_intent: intent } = payment;
        const charge = typeof intent === "object" ? intent.latest_charge : undefined;
        if (typeof intent !== "object" || typeof charge !== "object" || charge === null) continue;
        const givenBack = await read(charge, { withFailed: true });
        payments.push({ intent: intent.id, amount: charge.amount, givenBack });
      }
      return payments;
    },

    /** Returns what was given back of a customer's payments, by payment intent; payments kept whole are left out. */
    ofCustomer: async (customer: string): Promise<ReadonlyMap<string | undefined, GivenBack>> => {
      const found = new Map<string | undefined, GivenBack>();
      for await (const charge of stripe.charges.list({ customer, limit: pageSize }))
        if (charge.disputed || charge.amount_refunded > 0)
          found.set(idOf(charge.payment_intent), await read(charge, { withFailed: false }));
      return found;
    },

    /**
     * Gives an amount of a payment back. What was given back before counts, so that it is safe to repeat.
     * @returns why that can't be done; undefined when it is done.
     */
    giveBack: async ({ intent, givenBack }: Payment, amount: number): Promise<string | undefined> => {
      // The owner is to be paid in another way.
      if (givenBack.hasFailed) return "refund_failed";
      const idempotencyKey = `refund:${intent}:${givenBack.amount}:${amount}`;
      const refund = { payment_intent: intent, amount, reason: "requested_by_customer" as const };
      try {
        await unlessRefused(
          () => stripe.refunds.create(refund, { idempotencyKey }),
          ["charge_already_refunded"],
        );
        return undefined;
      } catch (error) {
        if (error instanceof Refused) return error.reason ?? "refused";
        throw error;
      }
    },
  };
}

export const idOf = (object: string | { id: string } | null | undefined): string | undefined =>
  typeof object === "object" && object !== null ? object.id : (object ?? undefined);
