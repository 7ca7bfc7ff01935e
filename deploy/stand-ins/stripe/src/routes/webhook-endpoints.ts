import { z } from "zod";
import { apiVersion } from "../engine/account.ts";
import { sentEvents, silentEvents } from "../engine/events.ts";
import { ApiError } from "../http/api-error.ts";
import { defined } from "../http/defined.ts";
import { endpoint, type Endpoint } from "../http/endpoint.ts";
import { list, pagination } from "../http/list.ts";
import { boolean, object, optional, text } from "../http/params.ts";
import { randomText } from "../objects/new-id.ts";
import { newWebhookEndpoint } from "../objects/webhook-endpoint.ts";

const maxEndpoints = 16;
const types = z.array(z.enum([...sentEvents, ...silentEvents]));

/** Addresses that events are sent to. */
export const webhookEndpoints: Endpoint[] = [
  endpoint(
    "POST",
    "/v1/webhook_endpoints",
    object(
      { api_version: z.enum([apiVersion]), description: text() },
      // Unlike Stripe, the stand-in reaches the machine that it runs on.
      { enabled_events: types, url: z.url({ protocol: /^https?$/ }) },
    ),
    ({ account, params }) => {
      if (account.store.all("webhook_endpoint").length >= maxEndpoints)
        throw new ApiError(400, `You have reached the maximum of ${maxEndpoints} test webhook endpoints.`);
      const made = newWebhookEndpoint({
        api_version: params.api_version ?? null,
        created: account.now(),
        description: params.description ?? null,
        enabled_events: params.enabled_events,
        url: params.url,
      });
      const secret = account.keys.webhookSecret ?? `whsec_${randomText(32)}`;
      account.add("webhook_endpoint", made, { secret });
      return { ...made, secret };
    },
  ),
  endpoint("GET", "/v1/webhook_endpoints", optional(pagination), (call) => list(call, "webhook_endpoint")),
  endpoint(
    "POST",
    "/v1/webhook_endpoints/:id",
    optional({ disabled: boolean(), enabled_events: types }),
    ({ account, params: { disabled, ...given }, id }) => {
      const status = disabled === undefined ? undefined : disabled ? "disabled" : "enabled";
      return account.change("webhook_endpoint", id, defined({ ...given, status }));
    },
  ),
  endpoint("DELETE", "/v1/webhook_endpoints/:id", optional({}), ({ account, id }) => {
    account.store.remove(account.get("webhook_endpoint", id).id);
    return { id, object: "webhook_endpoint", deleted: true };
  }),
];
