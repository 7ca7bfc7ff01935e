import type { Kinds } from "./kinds.ts";
import { newId, randomText } from "./new-id.ts";

export type PaymentIntent = Kinds["payment_intent"];

type Given = Pick<
  PaymentIntent,
  | "amount"
  | "created"
  | "currency"
  | "customer"
  | "description"
  | "payment_method"
  | "setup_future_usage"
  | "status"
>;

export function newPaymentIntent(given: Given): PaymentIntent {
  const id = newId("payment_intent");
  return {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic",
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: "automatic",
    customer_account: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: "automatic" },
    },
    payment_method_types: ["card"],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_data: null,
    transfer_group: null,
    ...given,
  };
}
