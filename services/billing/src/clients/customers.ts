import type Stripe from "stripe";
import { hashSecret } from "@wordlehint/runtime";
import type { TaxAddress } from "@wordlehint/contracts";
import { readCard } from "../domain/provider-subscription.ts";
import { ask, unlessRefused } from "./provider-faults.ts";

export type Customers = ReturnType<typeof createCustomers>;

/** A person's location, for taxes. */
export type Place = { address: TaxAddress | undefined; ip: string | undefined };

const unknownPlace = "customer_tax_location_invalid";

/** The customers of the provider's account. */
export function createCustomers(stripe: Stripe) {
  return {
    /** Makes the customer of a person, once for an address. Returns its id. */
    create: (userId: string, email: string): Promise<string> =>
      ask(async () => {
        const idempotencyKey = `customer:${userId}:${hashSecret(email).slice(0, 16)}`;
        return (await stripe.customers.create({ email, metadata: { userId } }, { idempotencyKey })).id;
      }),

    /** Returns the account of a customer; undefined for one that isn't ours, or is gone. */
    ownerOf: async (id: string): Promise<{ userId: string; email: string | null } | undefined> => {
      const customer = await unlessRefused(() => stripe.customers.retrieve(id));
      if (!customer || customer.deleted === true || customer.metadata.userId === undefined) return undefined;
      return { userId: customer.metadata.userId, email: customer.email };
    },

    changeEmail: (id: string, email: string) => unlessRefused(() => stripe.customers.update(id, { email })),

    /**
     * Has the provider find out where a customer is, of which taxes depend: by the address, or else by the network.
     * Returns whether the place is known.
     */
    locate: async (id: string, { address, ip }: Place): Promise<boolean> => {
      if (!address) {
        const customer = await ask(() => stripe.customers.retrieve(id, { expand: ["tax"] }));
        if (customer.deleted === true) return false;
        if (customer.tax && customer.tax.automatic_tax !== "unrecognized_location") return true;
        if (ip === undefined) return false;
      }
      const changes: Stripe.CustomerUpdateParams = {
        ...(address && { address: { country: address.country, postal_code: address.postalCode } }),
        tax: { ...(ip !== undefined && { ip_address: ip }), validate_location: "immediately" },
      };
      const located = await unlessRefused(() => stripe.customers.update(id, changes), [unknownPlace]);
      return located !== undefined;
    },

    /** The card of the next payments where a subscription has none of its own. */
    cardOf: (id: string) =>
      ask(async () => {
        const customer = await stripe.customers.retrieve(id, {
          expand: ["invoice_settings.default_payment_method"],
        });
        return customer.deleted === true ? null : readCard(customer.invoice_settings.default_payment_method);
      }),

    useCard: (id: string, paymentMethod: string) =>
      ask(() => stripe.customers.update(id, { invoice_settings: { default_payment_method: paymentMethod } })),

    /** Removes what tells who the person is, and the cards. The invoices stay, as the law demands. */
    anonymize: async (id: string): Promise<void> => {
      const nobody = { name: "", email: "", phone: "", address: "", description: "" } as const;
      const nowhere = { tax: { ip_address: "", validate_location: "deferred" } } as const;
      await unlessRefused(async () => {
        for await (const { id: card } of stripe.customers.listPaymentMethods(id))
          await stripe.paymentMethods.detach(card);
        await stripe.customers.update(id, { ...nobody, ...nowhere, metadata: { userId: "" } });
      });
    },
  };
}
