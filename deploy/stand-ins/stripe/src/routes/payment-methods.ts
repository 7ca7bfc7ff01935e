import { z } from "zod";
import { checkCard } from "../cards/card-details.ts";
import type { Account } from "../engine/account.ts";
import { attach, detach } from "../engine/payment-methods.ts";
import { ApiError } from "../http/api-error.ts";
import { defined } from "../http/defined.ts";
import { endpoint, type Call, type Endpoint } from "../http/endpoint.ts";
import { integer, object, optional, text } from "../http/params.ts";
import { newPaymentMethod, type PaymentMethod } from "../objects/payment-method.ts";
import { findMethod } from "./find-method.ts";

const card = object(
  { cvc: text() },
  {
    exp_month: integer(),
    exp_year: integer(),
    number: text().transform((value) => value.replaceAll(/[\s-]/g, "")),
  },
);
const address = optional({ country: text() });
const cardData = object(
  { billing_details: optional({ address, email: text(), name: text(), phone: text() }) },
  { card, type: z.enum(["card"]) },
);

/** The parameters by which a browser confirms an intent with a card. */
export const confirmation = optional({
  client_secret: text(),
  payment_method: text(),
  payment_method_data: cardData,
  return_url: text(),
});

/** The cards of customers. */
export const paymentMethods: Endpoint[] = [
  endpoint("POST", "/v1/payment_methods/:id/attach", object({}, { customer: text() }), (call) => {
    const { account, params, id } = call;
    const customer = account.get("customer", params.customer, "customer");
    return attach(account, findMethod(account, id), customer.id);
  }),
  endpoint("POST", "/v1/payment_methods/:id/detach", optional({}), ({ account, id }) =>
    detach(account, account.get("payment_method", id)),
  ),
];

/** Returns the card with which an intent is confirmed, if one is given. */
export function methodOf({ account, params, key }: Call<typeof confirmation>): PaymentMethod | undefined {
  const { payment_method: id, payment_method_data: data } = params;
  if (!data) return id === undefined ? undefined : findMethod(account, id);
  if (key === "secret")
    throw new ApiError(
      402,
      "Sending credit card numbers directly to the Stripe API is generally unsafe. To continue processing use Stripe.js, the Stripe mobile bindings, or Stripe Elements. For more information, see https://dashboard.stripe.com/account/integration/settings. If you are qualified to handle card data directly, see https://support.stripe.com/questions/enabling-access-to-raw-card-data-apis.",
    );
  return makeMethod(account, data);
}

function makeMethod(
  account: Account,
  {
    card: { number, exp_month: expMonth, exp_year: expYear, cvc },
    billing_details: given,
  }: z.output<typeof cardData>,
): PaymentMethod {
  const details = { number, expMonth, expYear, cvc };
  const { address: place, ...others } = given ?? {};
  const country = place?.country ?? null;
  const method = newPaymentMethod({
    created: account.now(),
    card: details,
    behavior: checkCard(details, new Date()),
    billingDetails: { ...defined(others), address: { ...noAddress, country } },
  });
  return account.add("payment_method", method, { number });
}

const noAddress = { city: null, line1: null, line2: null, postal_code: null, state: null };
