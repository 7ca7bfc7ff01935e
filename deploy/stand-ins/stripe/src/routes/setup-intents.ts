import { z } from "zod";
import { addSetup, confirmSetup } from "../engine/setups.ts";
import { endpoint, type Endpoint } from "../http/endpoint.ts";
import { mergeMetadata } from "../http/merge-metadata.ts";
import { metadata, object, optional, text } from "../http/params.ts";
import { confirmation, methodOf } from "./payment-methods.ts";
import { requireSecret } from "./payment-intents.ts";

/** Cards that are saved without a payment. */
export const setupIntents: Endpoint[] = [
  endpoint(
    "POST",
    "/v1/setup_intents",
    object({ metadata: metadata(), usage: z.enum(["off_session"]) }, { customer: text() }),
    ({ account, params }) =>
      addSetup(account, {
        customer: account.get("customer", params.customer, "customer").id,
        metadata: mergeMetadata({}, params.metadata),
      }),
  ),
  endpoint(
    "GET",
    "/v1/setup_intents/:id",
    optional({ client_secret: text() }),
    (call) => {
      const intent = call.account.get("setup_intent", call.id);
      requireSecret(call, intent, call.params.client_secret);
      return intent;
    },
    { isPublic: true },
  ),
  endpoint(
    "POST",
    "/v1/setup_intents/:id/confirm",
    confirmation,
    (call) => {
      const { account, params, id } = call;
      requireSecret(call, account.get("setup_intent", id), params.client_secret);
      return confirmSetup(account, id, { method: methodOf(call), returnUrl: params.return_url });
    },
    { isPublic: true },
  ),
];
