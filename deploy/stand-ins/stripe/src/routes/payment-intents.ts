import { confirmPayment } from "../engine/payments.ts";
import { ApiError } from "../http/api-error.ts";
import { endpoint, type AnyCall, type Endpoint } from "../http/endpoint.ts";
import { list, pagination } from "../http/list.ts";
import { optional, text } from "../http/params.ts";
import type { PaymentIntent } from "../objects/payment-intent.ts";
import type { SetupIntent } from "../objects/setup-intent.ts";
import { confirmation, methodOf } from "./payment-methods.ts";

/** The payments of invoices. */
export const paymentIntents: Endpoint[] = [
  endpoint("GET", "/v1/payment_intents", optional({ ...pagination, customer: text() }), (call) =>
    list(call, "payment_intent", { owner: call.params.customer }),
  ),
  endpoint(
    "GET",
    "/v1/payment_intents/:id",
    optional({ client_secret: text() }),
    (call) => {
      const intent = call.account.get("payment_intent", call.id);
      requireSecret(call, intent, call.params.client_secret);
      return intent;
    },
    { isPublic: true },
  ),
  endpoint(
    "POST",
    "/v1/payment_intents/:id/confirm",
    confirmation,
    (call) => {
      const { account, params, id } = call;
      requireSecret(call, account.get("payment_intent", id), params.client_secret);
      const method = methodOf(call);
      return confirmPayment(account, id, { method, returnUrl: params.return_url });
    },
    { isPublic: true },
  ),
];

/** A publishable key reads and confirms only intents whose secret the browser was given. */
export function requireSecret(
  { key }: AnyCall,
  { object: kind, client_secret: expected }: PaymentIntent | SetupIntent,
  given: string | undefined,
): void {
  if (key === "secret" && given === undefined) return;
  if (given === undefined)
    throw new ApiError(400, "Missing required param: client_secret.", {
      code: "parameter_missing",
      param: "client_secret",
    });
  const name = kind === "payment_intent" ? "PaymentIntent" : "SetupIntent";
  if (given !== expected)
    throw new ApiError(
      400,
      `The client_secret provided does not match any associated ${name} on this account. Ensure the publishable key used belongs to the same account that created the ${name}.`,
      { code: `${kind}_invalid_parameter`, param: "client_secret" },
    );
}
