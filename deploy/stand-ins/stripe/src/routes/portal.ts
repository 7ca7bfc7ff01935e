import type { Account } from "../engine/account.ts";
import { ApiError, noSuch } from "../http/api-error.ts";
import { endpoint, type Endpoint } from "../http/endpoint.ts";
import { every, list, pagination } from "../http/list.ts";
import { randomText } from "../objects/new-id.ts";
import { newPortalConfiguration, newPortalSession, type PortalConfiguration } from "../objects/portal.ts";
import { required } from "../params/param.ts";
import { boolean, emptyable, list as listOfValues, metadata, object, oneOf, text } from "../params/types.ts";
import { defined, mergeMetadata } from "./metadata.ts";

const proration = oneOf("always_invoice", "create_prorations", "none");
const features = object({
  customer_update: object({
    allowed_updates: listOfValues(oneOf("address", "email", "name", "phone", "shipping", "tax_id")),
    enabled: boolean(),
  }),
  invoice_history: object({ enabled: required(boolean()) }),
  payment_method_update: object({ enabled: required(boolean()) }),
  subscription_cancel: object({
    cancellation_reason: object({ enabled: required(boolean()), options: listOfValues(text()) }),
    enabled: boolean(),
    mode: oneOf("at_period_end", "immediately"),
    proration_behavior: proration,
  }),
  subscription_update: object({
    default_allowed_updates: listOfValues(oneOf("price", "promotion_code", "quantity")),
    enabled: boolean(),
    products: listOfValues(object({ product: required(text()), prices: required(listOfValues(text())) })),
    proration_behavior: proration,
  }),
});
const fields = {
  business_profile: object({
    headline: emptyable(text({ max: 60 })),
    privacy_policy_url: text(),
    terms_of_service_url: text(),
  }),
  default_return_url: emptyable(text()),
  metadata: metadata(),
  name: emptyable(text()),
};

/** The portal where customers look after their subscriptions. */
export const portal: Endpoint[] = [
  endpoint(
    "POST",
    "/v1/billing_portal/configurations",
    { ...fields, features: required(features) },
    ({ account, params }) => {
      const { data: others } = account.store.page("billing_portal.configuration", { limit: 1 });
      const {
        business_profile: profile,
        default_return_url,
        metadata: given,
        name,
        features: wanted,
      } = params;
      return account.add(
        "billing_portal.configuration",
        newPortalConfiguration({
          business_profile: { ...noProfile, ...defined(profile ?? {}) },
          created: account.now(null),
          default_return_url: default_return_url ?? null,
          features: withFeatures(noFeatures, wanted),
          isDefault: others.length === 0,
          metadata: mergeMetadata({}, given),
          name: name ?? null,
        }),
      );
    },
  ),
  endpoint(
    "GET",
    "/v1/billing_portal/configurations",
    { ...pagination, active: boolean(), is_default: boolean() },
    (call) => {
      const { active, is_default: isDefault } = call.params;
      const where = every<"billing_portal.configuration">([
        active === undefined ? undefined : (one) => one.active === active,
        isDefault === undefined ? undefined : (one) => one.is_default === isDefault,
      ]);
      return list(call, "billing_portal.configuration", { where });
    },
  ),
  endpoint("GET", "/v1/billing_portal/configurations/{id}", {}, ({ account, path: { id = "" } }) =>
    account.get("billing_portal.configuration", id),
  ),
  endpoint(
    "POST",
    "/v1/billing_portal/configurations/{id}",
    { ...fields, active: boolean(), features },
    ({ account, params, path: { id = "" } }) => {
      const before = account.get("billing_portal.configuration", id);
      const { business_profile: profile, metadata: given, features: wanted, ...others } = params;
      const changes = {
        ...defined(others),
        ...(profile && { business_profile: { ...before.business_profile, ...defined(profile) } }),
        ...(wanted && { features: withFeatures(before.features, wanted) }),
        ...(given !== undefined && { metadata: mergeMetadata(before.metadata ?? {}, given) }),
        updated: account.now(null),
      };
      return account.change(
        "billing_portal.configuration",
        id,
        changes,
        "billing_portal.configuration.updated",
      );
    },
  ),
  endpoint(
    "POST",
    "/v1/billing_portal/sessions",
    {
      configuration: text(),
      customer: required(text()),
      locale: oneOf("auto", "de", "en", "en-GB", "es", "fr", "it", "nl", "pl", "pt"),
      return_url: text(),
    },
    ({ account, params }) => {
      if (!account.store.find("customer", params.customer))
        throw noSuch("customer", params.customer, "customer", 400);
      const configuration = configurationOf(account, params.configuration);
      const secret = `test_${randomText(40)}`;
      const session = newPortalSession({
        baseUrl: account.baseUrl,
        configuration: configuration.id,
        created: account.now(null),
        customer: params.customer,
        locale: params.locale ?? null,
        return_url: params.return_url ?? configuration.default_return_url,
        secret,
      });
      account.add("billing_portal.session", session, { hidden: { secret } });
      account.store.set(`portal ${secret}`, session.id);
      account.emit("billing_portal.session.created", session);
      return session;
    },
  ),
];

function configurationOf(account: Account, id: string | undefined): PortalConfiguration {
  if (id !== undefined) {
    const found = account.store.find("billing_portal.configuration", id);
    if (!found) throw noSuch("configuration", id, "configuration", 400);
    return found;
  }
  const [found] = account.store.page("billing_portal.configuration", {
    where: (one) => one.is_default,
    limit: 1,
  }).data;
  if (!found)
    throw new ApiError(
      400,
      "No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.",
    );
  return found;
}

const noProfile: PortalConfiguration["business_profile"] = {
  headline: null,
  privacy_policy_url: null,
  terms_of_service_url: null,
};
const noFeatures: PortalConfiguration["features"] = {
  customer_update: { allowed_updates: [], enabled: false },
  invoice_history: { enabled: false },
  payment_method_update: { enabled: false, payment_method_configuration: null },
  subscription_cancel: {
    cancellation_reason: { enabled: false, feedback_options: null, options: [] },
    enabled: false,
    mode: "at_period_end",
    proration_behavior: "none",
  },
  subscription_pause: { duration: { interval_options: [], type: "indefinite" }, enabled: false },
  subscription_update: {
    billing_cycle_anchor: null,
    default_allowed_updates: [],
    enabled: false,
    proration_behavior: "none",
    schedule_at_period_end: { conditions: [] },
    trial_update_behavior: "end_trial",
  },
};

type Wanted = ReturnType<typeof features.read>;

function withFeatures(
  before: PortalConfiguration["features"],
  wanted: Wanted,
): PortalConfiguration["features"] {
  const merged = Object.entries(wanted).map(([name, given]) => {
    const feature = before[name as keyof PortalConfiguration["features"]];
    return [name, { ...feature, ...defined(given as object) }];
  });
  return { ...before, ...(Object.fromEntries(merged) as Partial<PortalConfiguration["features"]>) };
}
