import { cancelSetup, confirmSetup } from "../engine/setups.ts";
import { noSuch } from "../http/api-error.ts";
import { endpoint, type AnyCall, type Endpoint } from "../http/endpoint.ts";
import { list, pagination } from "../http/list.ts";
import { newSetupIntent, type SetupIntent } from "../objects/setup-intent.ts";
import { required } from "../params/param.ts";
import { boolean, emptyable, list as listOfValues, metadata, object, oneOf, text } from "../params/types.ts";
import { findMethod } from "./find-method.ts";
import { defined, mergeMetadata } from "./metadata.ts";
import { requireSecret } from "./payment-intents.ts";
import { cardShape, makeMethod } from "./payment-methods.ts";

const shared = { description: emptyable(text()), metadata: metadata(), payment_method: text() };

/** Cards that are saved without a payment. */
export const setupIntents: Endpoint[] = [
  endpoint(
    "POST",
    "/v1/setup_intents",
    {
      ...shared,
      automatic_payment_methods: object({
        enabled: required(boolean()),
        allow_redirects: oneOf("always", "never"),
      }),
      confirm: boolean(),
      customer: text(),
      payment_method_types: listOfValues(oneOf("card")),
      return_url: text(),
      usage: oneOf("off_session", "on_session"),
    },
    ({ account, params }) => {
      const { customer: id, automatic_payment_methods: methods } = params;
      const customer = id === undefined ? undefined : account.store.find("customer", id);
      if (id !== undefined && !customer) throw noSuch("customer", id, "customer", 400);
      const method =
        params.payment_method === undefined ? undefined : findMethod(account, params.payment_method);
      const intent = newSetupIntent({
        automatic_payment_methods: methods
          ? { enabled: methods.enabled, allow_redirects: methods.allow_redirects ?? "always" }
          : null,
        created: account.now(customer?.test_clock),
        customer: id ?? null,
        description: params.description ?? null,
        metadata: mergeMetadata({}, params.metadata),
        payment_method: method?.id ?? null,
        status: method ? "requires_confirmation" : "requires_payment_method",
        usage: params.usage ?? "off_session",
      });
      account.add("setup_intent", intent);
      account.emit("setup_intent.created", intent, { clock: customer?.test_clock });
      return params.confirm === true
        ? confirmSetup(account, intent.id, { returnUrl: params.return_url })
        : intent;
    },
  ),
  endpoint("GET", "/v1/setup_intents", { ...pagination, customer: text() }, (call) =>
    list(call, "setup_intent", { owner: call.params.customer }),
  ),
  endpoint(
    "GET",
    "/v1/setup_intents/{id}",
    { client_secret: text() },
    (call) => find(call, call.params.client_secret),
    {
      isPublic: true,
    },
  ),
  endpoint("POST", "/v1/setup_intents/{id}", shared, (call) => {
    const { account, params } = call;
    const intent = find(call, undefined);
    const { metadata: given, payment_method: id, ...others } = params;
    const method = id === undefined ? undefined : findMethod(account, id);
    return account.change("setup_intent", intent.id, {
      ...defined(others),
      ...(given !== undefined && { metadata: mergeMetadata(intent.metadata ?? {}, given) }),
      ...(method && { payment_method: method.id, status: "requires_confirmation" }),
    });
  }),
  endpoint(
    "POST",
    "/v1/setup_intents/{id}/confirm",
    {
      client_secret: text(),
      payment_method: text(),
      payment_method_data: object(cardShape),
      return_url: text(),
      use_stripe_sdk: boolean(),
    },
    (call) => {
      const { account, params, key } = call;
      const intent = find(call, params.client_secret);
      const { payment_method: id, payment_method_data: data } = params;
      const method = data
        ? makeMethod(account, data, key)
        : id === undefined
          ? undefined
          : findMethod(account, id);
      return confirmSetup(account, intent.id, {
        method,
        returnUrl: params.use_stripe_sdk === true ? undefined : params.return_url,
      });
    },
    { isPublic: true },
  ),
  endpoint(
    "POST",
    "/v1/setup_intents/{id}/cancel",
    { cancellation_reason: oneOf("abandoned", "duplicate", "requested_by_customer") },
    (call) => cancelSetup(call.account, find(call, undefined).id, call.params.cancellation_reason ?? null),
  ),
];

/** @throws {ApiError} where there is none, or for a browser that doesn't know its secret */
function find({ account, path: { id = "" }, key }: AnyCall, secret: string | undefined): SetupIntent {
  const intent = account.store.find("setup_intent", id);
  if (!intent) throw noSuch("setupintent", id, "intent");
  requireSecret(key, intent.client_secret, secret, "setup_intent");
  return intent;
}
