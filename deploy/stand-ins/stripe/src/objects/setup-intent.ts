import type { Kinds } from "./kinds.ts";
import { newId, randomText } from "./new-id.ts";

export type SetupIntent = Kinds["setup_intent"];

type Given = Pick<SetupIntent, "created" | "customer" | "metadata" | "usage">;

export function newSetupIntent(given: Given): SetupIntent {
  const id = newId("setup_intent");
  return {
    id,
    object: "setup_intent",
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomText(25)}`,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    managed_payments: null,
    mandate: null,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { mandate_options: null, network: null, request_three_d_secure: "automatic" },
    },
    payment_method_types: ["card"],
    single_use_mandate: null,
    status: "requires_payment_method",
    ...given,
  };
}
