import type { DomainEvent, EventType } from "@wordlehint/contracts";
import { linkToken, type LinkPurpose } from "@wordlehint/runtime";
import { AckPolicy, connect, DeliverPolicy, nanos } from "nats";
import { eventually } from "./eventually.ts";

/** Which event asks for each kind of link, and which page the link leads to. */
const kinds = {
  "reset-password": { type: "user.password_reset_requested", path: "/reset-password" },
  "verify-email": { type: "user.verification_requested", path: "/verify-email" },
  "change-email": { type: "user.email_change_requested", path: "/verify-email" },
} as const satisfies Partial<Record<LinkPurpose, { type: EventType; path: string }>>;

/** The bus of the product under test, and the key of its links. */
export interface LinkSource {
  natsUrl: string;
  linkKey: string;
}

/**
 * Returns the path of the latest link of a kind that an address was to be sent, as its e-mail would have it. Waits until
 * the event is on the bus.
 */
export async function readLink(
  { natsUrl, linkKey }: LinkSource,
  purpose: keyof typeof kinds,
  email: string,
): Promise<string> {
  const { type, path } = kinds[purpose];
  const connection = await connect({ servers: natsUrl });
  try {
    const manager = await connection.jetstreamManager();
    const linkId = await eventually(async () => {
      // Brokers before 2.10 filter by one subject only, which ordered consumers don't do.
      const { name } = await manager.consumers.add("EVENTS", {
        filter_subject: type,
        deliver_policy: DeliverPolicy.All,
        ack_policy: AckPolicy.None,
        inactive_threshold: nanos(10_000),
      });
      const consumer = await connection.jetstream().consumers.get("EVENTS", name);
      let latest: string | undefined;
      for await (const message of await consumer.fetch({ max_messages: 10_000, expires: 1000 })) {
        const { data } = message.json<DomainEvent<typeof type>>();
        if (data.email === email) latest = data.linkId;
        if (message.info.pending === 0) break;
      }
      if (latest === undefined) throw new Error(`no ${type} for this address yet`);
      return latest;
    });
    return `${path}?token=${linkToken(linkKey, purpose, linkId)}`;
  } finally {
    await connection.close();
  }
}
