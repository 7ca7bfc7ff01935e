import type { Kinds } from "./kinds.ts";
import { newId, randomText } from "./new-id.ts";

type Given = Partial<
  Pick<
    Kinds["customer"],
    | "address"
    | "balance"
    | "description"
    | "email"
    | "metadata"
    | "name"
    | "phone"
    | "preferred_locales"
    | "tax_exempt"
  >
> & { created: number; test_clock: string | null };

export function newCustomer({ created, test_clock, ...given }: Given): Kinds["customer"] {
  return {
    id: newId("customer"),
    object: "customer",
    address: null,
    balance: 0,
    created,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock,
    ...given,
  };
}
