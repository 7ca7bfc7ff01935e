import { ApiError } from "../http/api-error.ts";
import { endpoint, type Endpoint } from "../http/endpoint.ts";
import { list, matches, pagination } from "../http/list.ts";
import { mergeMetadata } from "../http/merge-metadata.ts";
import { boolean, metadata, object, optional, text } from "../http/params.ts";
import { randomText } from "../objects/new-id.ts";
import { newPortalConfiguration, newPortalSession } from "../objects/portal.ts";

const feature = object({}, { enabled: boolean() });

/** The portal where customers see their invoices and change their card. */
export const portal: Endpoint[] = [
  endpoint(
    "POST",
    "/v1/billing_portal/configurations",
    object(
      {
        business_profile: optional({ headline: text(60) }),
        default_return_url: text(),
        metadata: metadata(),
      },
      { features: optional({ invoice_history: feature, payment_method_update: feature }) },
    ),
    ({ account, params: { business_profile: profile, features, ...params } }) =>
      account.add(
        "billing_portal.configuration",
        newPortalConfiguration({
          headline: profile?.headline ?? null,
          created: account.now(),
          default_return_url: params.default_return_url ?? null,
          hasInvoices: features.invoice_history?.enabled ?? false,
          takesCards: features.payment_method_update?.enabled ?? false,
          isDefault: account.store.all("billing_portal.configuration").length === 0,
          metadata: mergeMetadata({}, params.metadata),
        }),
      ),
  ),
  endpoint(
    "GET",
    "/v1/billing_portal/configurations",
    optional({ ...pagination, active: boolean() }),
    (call) =>
      list(call, "billing_portal.configuration", {
        where: ({ active }) => matches([call.params.active, active]),
      }),
  ),
  endpoint(
    "POST",
    "/v1/billing_portal/sessions",
    object({ configuration: text(), return_url: text() }, { customer: text() }),
    ({ account, params }) => {
      const { id: customer } = account.get("customer", params.customer, "customer");
      const configuration =
        params.configuration === undefined
          ? account.store.all("billing_portal.configuration").find(({ is_default: isDefault }) => isDefault)
          : account.get("billing_portal.configuration", params.configuration, "configuration");
      if (!configuration)
        throw new ApiError(
          400,
          "No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.",
        );
      const secret = `test_${randomText(40)}`;
      const session = newPortalSession({
        ...{ baseUrl: account.baseUrl, customer, secret, created: account.now() },
        configuration: configuration.id,
        return_url: params.return_url ?? configuration.default_return_url,
      });
      account.store.set(`portal ${secret}`, session.id);
      return account.add("billing_portal.session", session);
    },
  ),
];
