import { apiVersion } from "../engine/account.ts";
import { ApiError } from "../http/api-error.ts";
import { endpoint, type Endpoint } from "../http/endpoint.ts";
import { list, pagination } from "../http/list.ts";
import { randomText } from "../objects/new-id.ts";
import { newWebhookEndpoint } from "../objects/webhook-endpoint.ts";
import { required } from "../params/param.ts";
import { boolean, emptyable, list as listOfTexts, metadata, oneOf, text } from "../params/types.ts";
import { defined, mergeMetadata } from "./metadata.ts";

const maxEndpoints = 16;

/** Who is told of events. */
export const webhookEndpoints: Endpoint[] = [
  endpoint(
    "POST",
    "/v1/webhook_endpoints",
    {
      api_version: oneOf(apiVersion),
      description: emptyable(text()),
      enabled_events: required(listOfTexts(text())),
      metadata: metadata(),
      url: required(text()),
    },
    ({ account, params }) => {
      requireUrl(params.url);
      if (account.store.page("webhook_endpoint", { limit: 100 }).data.length >= maxEndpoints)
        throw new ApiError(400, `You have reached the maximum of ${maxEndpoints} test webhook endpoints.`);
      const made = newWebhookEndpoint({
        api_version: params.api_version ?? null,
        created: account.now(null),
        description: params.description ?? null,
        enabled_events: params.enabled_events,
        metadata: mergeMetadata({}, params.metadata),
        url: params.url,
      });
      const secret = account.webhookSecret ?? `whsec_${randomText(32)}`;
      account.add("webhook_endpoint", made, { hidden: { secrets: [secret] } });
      return { ...made, secret };
    },
  ),
  endpoint("GET", "/v1/webhook_endpoints", pagination, (call) => list(call, "webhook_endpoint")),
  endpoint("GET", "/v1/webhook_endpoints/{id}", {}, ({ account, path: { id = "" } }) =>
    account.get("webhook_endpoint", id),
  ),
  endpoint(
    "POST",
    "/v1/webhook_endpoints/{id}",
    {
      description: emptyable(text()),
      disabled: boolean(),
      enabled_events: listOfTexts(text()),
      metadata: metadata(),
      url: text(),
    },
    ({ account, params, path: { id = "" } }) => {
      const found = account.get("webhook_endpoint", id);
      const { disabled, metadata: given, ...others } = params;
      if (others.url !== undefined) requireUrl(others.url);
      return account.change("webhook_endpoint", id, {
        ...defined(others),
        ...(disabled !== undefined && { status: disabled ? "disabled" : "enabled" }),
        ...(given !== undefined && { metadata: mergeMetadata(found.metadata, given) }),
      });
    },
  ),
  endpoint("DELETE", "/v1/webhook_endpoints/{id}", {}, ({ account, path: { id = "" } }) => {
    account.get("webhook_endpoint", id);
    account.store.remove(id);
    return { id, object: "webhook_endpoint", deleted: true };
  }),
];

/** Unlike Stripe, this server reaches the machine that it runs on. */
function requireUrl(url: string): void {
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ""))
    throw new ApiError(400, "Invalid URL: An explicit scheme (such as https) must be provided.", {
      code: "url_invalid",
      param: "url",
    });
}
