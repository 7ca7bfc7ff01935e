import { emailKeyOf } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { addressHash } from "../domain/verp.ts";
import { findSubscriber } from "./find-subscriber.ts";

/** Everything that is stored about a player, without what opens a link. Messages are the player's if the address is. */
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
  const emailKey = address?.verifiedAt ? emailKeyOf(address.email) : undefined;
  const mails = await deliveries.listOf({ userId, subscriberId: subscriber?.id });
  const written = emailKey === undefined ? [] : await messages.listFrom(emailKey);
  const hash = emailKey === undefined ? undefined : addressHash(config.LINK_KEY, emailKey);
  const suppressed = hash === undefined ? undefined : (await suppressions.find([hash])).get(hash);
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
