import type { Account } from "../engine/account.ts";
import { endpoint, type Endpoint } from "../http/endpoint.ts";
import { every, list, pagination } from "../http/list.ts";
import type { StoredEvent } from "../objects/kinds.ts";
import { boolean, list as listOfTexts, text, times } from "../params/types.ts";

const keptSeconds = 30 * 24 * 3600;

/** What has happened, for thirty days. */
export const events: Endpoint[] = [
  endpoint(
    "GET",
    "/v1/events",
    {
      ...pagination,
      created: times(),
      delivery_success: boolean(),
      type: text(),
      types: listOfTexts(text()),
    },
    (call) => {
      const { account, params } = call;
      const { created, delivery_success: isDelivered, type, types } = params;
      const oldest = account.now(null) - keptSeconds;
      const where = every<"event">([
        (event) => event.created >= oldest,
        created && ((event) => created(event.created)),
        type === undefined ? undefined : (event) => matches(event.type, type),
        types && ((event) => types.includes(event.type)),
        isDelivered === undefined
          ? undefined
          : ({ id }) => (account.store.openDeliveriesOf(id) === 0) === isDelivered,
      ]);
      const page = list(call, "event", { where });
      return { ...page, data: (page.data as StoredEvent[]).map((event) => withPending(account, event)) };
    },
  ),
  endpoint("GET", "/v1/events/{id}", {}, ({ account, path: { id = "" } }) =>
    withPending(account, account.get("event", id)),
  ),
];

/** With the number of webhooks that it hasn't been delivered to yet. */
export function withPending({ store }: Account, event: StoredEvent): StoredEvent {
  return { ...event, pending_webhooks: store.openDeliveriesOf(event.id) };
}

/** `customer.*` is every type that begins with it. */
function matches(type: string, wanted: string): boolean {
  return wanted.endsWith("*") ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}
