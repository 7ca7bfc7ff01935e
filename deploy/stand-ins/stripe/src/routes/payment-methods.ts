import type { Account } from "../engine/account.ts";
import { attach, detach } from "../engine/payment-methods.ts";
import { checkCard } from "../cards/card-details.ts";
import { ApiError, noSuch } from "../http/api-error.ts";
import { endpoint, type Endpoint, type KeyKind } from "../http/endpoint.ts";
import { list, pagination } from "../http/list.ts";
import { newPaymentMethod, type PaymentMethod } from "../objects/payment-method.ts";
import { required, type Values } from "../params/param.ts";
import { email, emptyable, integer, metadata, object, oneOf, text } from "../params/types.ts";
import { findMethod } from "./find-method.ts";
import { defined, mergeMetadata } from "./metadata.ts";
import { address, noAddress } from "./shapes.ts";

const billingDetails = object({
  address: emptyable(address),
  email: emptyable(email()),
  name: emptyable(text()),
  phone: emptyable(text()),
});
const redisplay = oneOf("always", "limited", "unspecified");

/** A card's details, as parameters of several endpoints have them. */
export const cardShape = {
  allow_redisplay: redisplay,
  billing_details: billingDetails,
  card: object({
    cvc: text(),
    exp_month: integer(),
    exp_year: integer(),
    number: text(),
    token: text(),
  }),
  metadata: metadata(),
  type: required(oneOf("card")),
};

const tokens: ReadonlyMap<string, string> = new Map([
  ["tok_visa", "pm_card_visa"],
  ["tok_mastercard", "pm_card_mastercard"],
  ["tok_chargeDeclined", "pm_card_chargeDeclined"],
  ["tok_chargeDeclinedInsufficientFunds", "pm_card_chargeDeclinedInsufficientFunds"],
  ["tok_chargeCustomerFail", "pm_card_chargeCustomerFail"],
]);

/** The cards of customers. */
export const paymentMethods: Endpoint[] = [
  endpoint(
    "POST",
    "/v1/payment_methods",
    cardShape,
    ({ account, params, key }) => makeMethod(account, params, key),
    {
      isPublic: true,
    },
  ),
  endpoint("GET", "/v1/payment_methods", { ...pagination, customer: text(), type: oneOf("card") }, (call) =>
    list(call, "payment_method", { owner: call.params.customer }),
  ),
  endpoint("GET", "/v1/payment_methods/{id}", {}, ({ account, path: { id = "" } }) => byId(account, id)),
  endpoint(
    "POST",
    "/v1/payment_methods/{id}",
    {
      allow_redisplay: redisplay,
      billing_details: billingDetails,
      card: object({ exp_month: integer({ min: 1, max: 12 }), exp_year: integer() }),
      metadata: metadata(),
    },
    ({ account, params, path: { id = "" } }) => {
      const method = byId(account, id);
      const { allow_redisplay, billing_details: details, card, metadata: given } = params;
      const changes: Partial<PaymentMethod> = {
        ...defined({ allow_redisplay }),
        ...(details && { billing_details: { ...method.billing_details, ...withAddress(details) } }),
        ...(card && method.card && { card: { ...method.card, ...card } }),
        ...(given !== undefined && { metadata: mergeMetadata(method.metadata ?? {}, given) }),
      };
      return account.change("payment_method", id, changes, "payment_method.updated");
    },
  ),
  endpoint(
    "POST",
    "/v1/payment_methods/{id}/attach",
    { customer: required(text()) },
    ({ account, params, path: { id = "" } }) => {
      if (!account.store.find("customer", params.customer))
        throw noSuch("customer", params.customer, "customer", 400);
      return attach(account, findMethod(account, id), params.customer);
    },
  ),
  endpoint("POST", "/v1/payment_methods/{id}/detach", {}, ({ account, path: { id = "" } }) =>
    detach(account, byId(account, id)),
  ),
];

function byId(account: Account, id: string): PaymentMethod {
  const method = account.store.find("payment_method", id);
  if (!method) throw noSuch("PaymentMethod", id, "payment_method");
  return method;
}

/**
 * Makes a payment method of a card's details. Their number is taken from browsers alone, as in an account that hasn't been
 * allowed more.
 */
export function makeMethod(account: Account, params: Values<typeof cardShape>, key: KeyKind): PaymentMethod {
  const { card, billing_details: details, metadata: given, allow_redisplay } = params;
  if (!card)
    throw new ApiError(400, "Missing required param: card.", { code: "parameter_missing", param: "card" });
  if (card.token !== undefined) {
    const method = tokens.get(card.token);
    if (method === undefined) throw noSuch("token", card.token, "card[token]", 400);
    return findMethod(account, method);
  }
  if (key === "secret")
    throw new ApiError(
      402,
      "Sending credit card numbers directly to the Stripe API is generally unsafe. To continue processing use Stripe.js, the Stripe mobile bindings, or Stripe Elements. For more information, see https://dashboard.stripe.com/account/integration/settings. If you are qualified to handle card data directly, see https://support.stripe.com/questions/enabling-access-to-raw-card-data-apis.",
    );
  for (const name of ["number", "exp_month", "exp_year"] as const)
    if (card[name] === undefined)
      throw new ApiError(400, `Missing required param: card[${name}].`, {
        code: "parameter_missing",
        param: `card[${name}]`,
      });
  const number = (card.number ?? "").replaceAll(/[\s-]/g, "");
  const read = { number, expMonth: card.exp_month ?? 0, expYear: card.exp_year ?? 0, cvc: card.cvc };
  const behaviour = checkCard(read, new Date());
  const method = newPaymentMethod({
    created: account.now(null),
    card: read,
    behaviour,
    billingDetails: details ? withAddress(details) : {},
    metadata: mergeMetadata({}, given),
    allowRedisplay: allow_redisplay ?? "unspecified",
  });
  return account.add("payment_method", method, { hidden: { number } });
}

function withAddress({
  address: place,
  ...others
}: Values<Parameters<typeof object>[0]> & { address?: object | null }) {
  return { ...defined(others), ...(place !== undefined && { address: { ...noAddress, ...place } }) };
}
