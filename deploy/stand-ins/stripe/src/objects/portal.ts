import type { Kinds } from "./kinds.ts";
import { newId } from "./new-id.ts";

export type PortalConfiguration = Kinds["billing_portal.configuration"];
export type PortalSession = Kinds["billing_portal.session"];

type Given = Pick<PortalConfiguration, "created" | "default_return_url" | "metadata"> & {
  headline: string | null;
  hasInvoices: boolean;
  takesCards: boolean;
  isDefault: boolean;
};

export function newPortalConfiguration({
  headline,
  hasInvoices,
  takesCards,
  isDefault,
  ...given
}: Given): PortalConfiguration {
  return {
    id: newId("billing_portal.configuration"),
    object: "billing_portal.configuration",
    active: true,
    application: null,
    business_profile: { headline, privacy_policy_url: null, terms_of_service_url: null },
    features: {
      ...otherFeatures,
      invoice_history: { enabled: hasInvoices },
      payment_method_update: { enabled: takesCards, payment_method_configuration: null },
    },
    is_default: isDefault,
    livemode: false,
    login_page: { enabled: false, url: null },
    name: null,
    updated: given.created,
    ...given,
  };
}

const otherFeatures = {
  customer_update: { allowed_updates: [], enabled: false },
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
} satisfies Partial<PortalConfiguration["features"]>;

type GivenSession = Pick<PortalSession, "configuration" | "created" | "customer" | "return_url"> & {
  baseUrl: string;
  secret: string;
};

export function newPortalSession({ baseUrl, secret, ...given }: GivenSession): PortalSession {
  return {
    id: newId("billing_portal.session"),
    object: "billing_portal.session",
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    url: `${baseUrl}/p/session/${secret}`,
    ...given,
  };
}
