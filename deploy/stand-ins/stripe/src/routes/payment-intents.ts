import type { Account } from "../engine/account.ts";
import { cancelPayment, confirmPayment } from "../engine/payments.ts";
import { ApiError, noSuch } from "../http/api-error.ts";
import { endpoint, type AnyCall, type Endpoint } from "../http/endpoint.ts";
import { every, list, pagination } from "../http/list.ts";
import { newPaymentIntent, type PaymentIntent } from "../objects/payment-intent.ts";
import { required } from "../params/param.ts";
import {
  boolean,
  email,
  emptyable,
  integer,
  list as listOfValues,
  metadata,
  object,
  oneOf,
  text,
  times,
} from "../params/types.ts";
import { findMethod } from "./find-method.ts";
import { defined, mergeMetadata } from "./metadata.ts";
import { cardShape, makeMethod } from "./payment-methods.ts";

const automatic = object({ enabled: required(boolean()), allow_redirects: oneOf("always", "never") });
const shared = {
  description: emptyable(text()),
  metadata: metadata(),
  payment_method: text(),
  receipt_email: emptyable(email()),
  setup_future_usage: emptyable(oneOf("off_session", "on_session")),
};
const confirmation = {
  off_session: boolean(),
  payment_method: text(),
  payment_method_data: object(cardShape),
  return_url: text(),
  setup_future_usage: emptyable(oneOf("off_session", "on_session")),
  use_stripe_sdk: boolean(),
};

/** Payments, those of invoices among them. */
export const paymentIntents: Endpoint[] = [
  endpoint(
    "POST",
    "/v1/payment_intents",
    {
      ...shared,
      amount: required(integer({ min: 1 })),
      automatic_payment_methods: automatic,
      capture_method: oneOf("automatic", "automatic_async"),
      confirm: boolean(),
      currency: required(text({ max: 3 })),
      customer: text(),
      off_session: boolean(),
      payment_method_types: listOfValues(oneOf("card")),
      return_url: text(),
    },
    ({ account, params }) => {
      const { customer } = params;
      const clock = requireCustomer(account, customer);
      const method =
        params.payment_method === undefined ? undefined : findMethod(account, params.payment_method);
      const { automatic_payment_methods: methods } = params;
      const intent = newPaymentIntent({
        amount: params.amount,
        automatic_payment_methods: methods
          ? { enabled: methods.enabled, allow_redirects: methods.allow_redirects ?? "always" }
          : null,
        created: account.now(clock),
        currency: params.currency.toLowerCase(),
        customer: customer ?? null,
        description: params.description ?? null,
        metadata: mergeMetadata({}, params.metadata),
        payment_method: method?.id ?? null,
        receipt_email: params.receipt_email ?? null,
        setup_future_usage: params.setup_future_usage ?? null,
        status: method ? "requires_confirmation" : "requires_payment_method",
      });
      account.add("payment_intent", intent, { clock, hidden: { clock } });
      account.emit("payment_intent.created", intent, { clock });
      if (params.confirm !== true) return intent;
      return confirmPayment(account, intent.id, {
        returnUrl: params.return_url,
        isOffSession: params.off_session,
      });
    },
  ),
  endpoint("GET", "/v1/payment_intents", { ...pagination, created: times(), customer: text() }, (call) => {
    const { created, customer } = call.params;
    const where = every<"payment_intent">([created && ((intent) => created(intent.created))]);
    return list(call, "payment_intent", { owner: customer, where });
  }),
  endpoint(
    "GET",
    "/v1/payment_intents/{id}",
    { client_secret: text() },
    (call) => find(call, call.params.client_secret),
    { isPublic: true },
  ),
  endpoint("POST", "/v1/payment_intents/{id}", { ...shared, amount: integer({ min: 1 }) }, (call) => {
    const { account, params } = call;
    const intent = find(call, undefined);
    const { metadata: given, payment_method: id, ...others } = params;
    const method = id === undefined ? undefined : findMethod(account, id);
    return account.change("payment_intent", intent.id, {
      ...defined(others),
      ...(given !== undefined && { metadata: mergeMetadata(intent.metadata, given) }),
      ...(method && { payment_method: method.id, status: "requires_confirmation" }),
    });
  }),
  endpoint(
    "POST",
    "/v1/payment_intents/{id}/confirm",
    { ...confirmation, client_secret: text() },
    (call) => {
      const { account, params, key } = call;
      const intent = find(call, params.client_secret);
      const { payment_method: id, payment_method_data: data, setup_future_usage: usage } = params;
      if (usage !== undefined) account.change("payment_intent", intent.id, { setup_future_usage: usage });
      const method = data
        ? makeMethod(account, data, key)
        : id === undefined
          ? undefined
          : findMethod(account, id);
      return confirmPayment(account, intent.id, {
        method,
        returnUrl: params.use_stripe_sdk === true ? undefined : params.return_url,
        isOffSession: params.off_session,
      });
    },
    { isPublic: true },
  ),
  endpoint(
    "POST",
    "/v1/payment_intents/{id}/cancel",
    { cancellation_reason: oneOf("abandoned", "duplicate", "fraudulent", "requested_by_customer") },
    (call) => {
      const intent = find(call, undefined);
      if (typeof call.account.store.hidden(intent.id).invoice === "string")
        throw new ApiError(
          400,
          "You cannot cancel this PaymentIntent because it was created by an invoice. To cancel it, void the invoice.",
          { code: "payment_intent_unexpected_state" },
        );
      return cancelPayment(call.account, intent.id, call.params.cancellation_reason ?? null);
    },
  ),
];

/** @throws {ApiError} where there is none, or for a browser that doesn't know its secret */
function find({ account, path: { id = "" }, key }: AnyCall, secret: string | undefined): PaymentIntent {
  const intent = account.store.find("payment_intent", id);
  if (!intent) throw noSuch("payment_intent", id, "intent");
  requireSecret(key, intent.client_secret, secret, "payment_intent");
  return intent;
}

/** A publishable key reads and confirms only what the browser was given the secret of. */
export function requireSecret(
  key: AnyCall["key"],
  expected: string | null,
  given: string | undefined,
  what: string,
): void {
  if (key === "secret" && given === undefined) return;
  if (given === undefined)
    throw new ApiError(400, "Missing required param: client_secret.", {
      code: "parameter_missing",
      param: "client_secret",
    });
  if (given !== expected)
    throw new ApiError(
      400,
      `The client_secret provided does not match any associated ${what === "payment_intent" ? "PaymentIntent" : "SetupIntent"} on this account. Ensure the publishable key used belongs to the same account that created the ${what === "payment_intent" ? "PaymentIntent" : "SetupIntent"}.`,
      { code: `${what}_invalid_parameter`, param: "client_secret" },
    );
}

function requireCustomer(account: Account, id: string | undefined): string | null {
  if (id === undefined) return null;
  const customer = account.store.find("customer", id);
  if (!customer) throw noSuch("customer", id, "customer", 400);
  return customer.test_clock ?? null;
}
