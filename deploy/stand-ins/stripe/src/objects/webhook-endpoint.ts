import type { Kinds } from "./kinds.ts";
import { newId } from "./new-id.ts";

type Given = Pick<
  Kinds["webhook_endpoint"],
  "api_version" | "created" | "description" | "enabled_events" | "url"
>;

export function newWebhookEndpoint(given: Given): Kinds["webhook_endpoint"] {
  return {
    id: newId("webhook_endpoint"),
    object: "webhook_endpoint",
    application: null,
    livemode: false,
    metadata: {},
    status: "enabled",
    ...given,
  };
}
