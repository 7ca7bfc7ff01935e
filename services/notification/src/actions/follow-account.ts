import type { EventData } from "@wordlehint/contracts";
import { emailKeyOf } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { removeSubscriber } from "./unsubscribe.ts";

/** A subscription goes along with its account to another address, unless somebody is subscribed there already. */
export async function followNewAddress(
  context: Pick<Context, "subscribers" | "deliveries" | "outbox" | "now">,
  { userId, email, previousEmail }: EventData<"user.email_changed">,
): Promise<void> {
  const { subscribers } = context;
  const subscriber =
    (await subscribers.findByUserId(userId)) ?? (await subscribers.findByEmailKey(emailKeyOf(previousEmail)));
  const emailKey = emailKeyOf(email);
  if (!subscriber || subscriber.emailKey === emailKey) return;
  // Somebody else may have subscribed the account's address, and not the account.
  if (subscriber.emailKey !== emailKeyOf(previousEmail)) return;
  if (await subscribers.changeEmail(subscriber.id, { email, emailKey, userId })) return;
  await removeSubscriber(context, subscriber, "request");
}

/** Removes everything about a person whose account is gone, but for the mail that says so. */
export async function forgetPerson(
  context: Pick<Context, "subscribers" | "deliveries" | "erased" | "outbox" | "now">,
  { userId, email }: EventData<"user.deleted">,
): Promise<void> {
  const { subscribers, deliveries, erased, now } = context;
  await erased.add(userId, now());
  const subscriber =
    (await subscribers.findByUserId(userId)) ?? (await subscribers.findByEmailKey(emailKeyOf(email)));
  if (subscriber) await removeSubscriber(context, subscriber, "account deleted");
  await deliveries.removeOf(userId, "account-deleted");
}
