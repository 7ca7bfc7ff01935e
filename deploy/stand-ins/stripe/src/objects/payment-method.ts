import type { CardDetails } from "../cards/card-details.ts";
import { fingerprintOf } from "../cards/card-details.ts";
import type { CardBehavior } from "../cards/test-cards.ts";
import type { Kinds } from "./kinds.ts";
import { newId } from "./new-id.ts";

export type PaymentMethod = Kinds["payment_method"];

type Given = {
  created: number;
  card: CardDetails;
  behavior: CardBehavior;
  billingDetails: Partial<PaymentMethod["billing_details"]>;
};

export function newPaymentMethod({ created, card, behavior, billingDetails }: Given): PaymentMethod {
  const { brand, country, funding } = behavior;
  return {
    id: newId("payment_method"),
    object: "payment_method",
    allow_redisplay: "unspecified",
    billing_details: {
      address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
      email: null,
      name: null,
      phone: null,
      tax_id: null,
      ...billingDetails,
    },
    card: {
      brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: card.cvc === undefined ? null : "unchecked",
      },
      country,
      display_brand: brand,
      exp_month: card.expMonth,
      exp_year: card.expYear < 100 ? 2000 + card.expYear : card.expYear,
      fingerprint: fingerprintOf(card.number),
      funding,
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: "unregulated",
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: "card",
  };
}
