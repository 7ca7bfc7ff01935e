import { emailKeyOf } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { addressHash } from "../domain/verp.ts";
import { findSubscriber } from "./find-subscriber.ts";

/**
 * Everything that is stored about a player, without what opens a link. Messages are the player's if they are from the
 * account's address and were sent since it was confirmed: what came from it before may be somebody else's.
 */
export async function gatherPersonalData(
  context: Pick<
    Context,
    "subscribers" | "deliveries" | "messages" | "suppressions" | "accounts" | "attempts" | "config"
  >,
  userId: string,
) {
  const { deliveries, messages, suppressions, accounts, config } = context;
  const [subscriber, address] = await Promise.all([
    findSubscriber(context, { userId }),
    accounts.addressOf(userId),
  ]);
  const mails = await deliveries.listOf({ userId, subscriberId: subscriber?.id });
  const confirmed = address?.verifiedAt
    ? { emailKey: emailKeyOf(address.email), since: new Date(address.verifiedAt) }
    : undefined;
  const written = confirmed ? await messages.listFrom(confirmed.emailKey, confirmed.since) : [];
  const hash = confirmed ? addressHash(config.LINK_KEY, confirmed.emailKey) : "";
  const suppressed = (await suppressions.find([hash])).get(hash);
  return {
    dailyMail: subscriber
      ? {
          email: subscriber.email,
          status: subscriber.status,
          timeZone: subscriber.timeZone,
          help: subscriber.help,
          days: [...subscriber.days],
          askedAt: subscriber.createdAt,
          confirmedAt: subscriber.confirmedAt ?? null,
        }
      : null,
    mails: mails.map(({ kind, to, state, createdAt, doneAt, reason }) => ({
      kind,
      to: to ?? null,
      state,
      createdAt,
      doneAt: doneAt ?? null,
      reason: reason ?? null,
    })),
    messages: written.map(({ name, email, subject, message, receivedAt }) => ({
      name,
      email,
      subject,
      message,
      receivedAt,
    })),
    nothingIsSentSince: suppressed ? { reason: suppressed.reason, since: suppressed.since } : null,
  };
}
