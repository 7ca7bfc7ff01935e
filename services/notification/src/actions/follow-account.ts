import type { EventData } from "@wordlehint/contracts";
import { emailKeyOf } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import type { Subscriber } from "../domain/subscriber.ts";
import { removeSubscriber } from "./unsubscribe.ts";

/** A subscription goes along with its account to another address, unless somebody is subscribed there already. */
export async function followNewAddress(
  context: Pick<Context, "subscribers" | "deliveries" | "now">,
  { userId, email, previousEmail, previousVerified }: EventData<"user.email_changed">,
): Promise<void> {
  const { subscribers } = context;
  const subscriber = await subscriberOf(context, {
    userId,
    email: previousEmail,
    emailVerified: previousVerified,
  });
  const emailKey = emailKeyOf(email);
  if (!subscriber || subscriber.emailKey === emailKey) return;
  // Somebody else may have subscribed the account's address, and not the account.
  if (subscriber.emailKey !== emailKeyOf(previousEmail)) return;
  if (await subscribers.changeEmail(subscriber.id, { email, emailKey, userId })) return;
  await removeSubscriber(context, subscriber);
}

/** Removes everything about a person whose account is gone, but for the mail that says so. */
export async function forgetPerson(
  context: Pick<Context, "subscribers" | "deliveries" | "erased" | "now">,
  account: EventData<"user.deleted">,
): Promise<void> {
  const { deliveries, erased, now } = context;
  const { userId } = account;
  await erased.add(userId, now());
  const subscriber = await subscriberOf(context, account);
  if (subscriber) await removeSubscriber(context, subscriber);
  await deliveries.removeOf(userId, "account-deleted");
}

/** The subscriber that an account is. Anyone can make an account with an address: until it is confirmed, it proves nothing. */
async function subscriberOf(
  { subscribers }: Pick<Context, "subscribers">,
  { userId, email, emailVerified = false }: EventData<"user.deleted">,
): Promise<Subscriber | undefined> {
  const known = await subscribers.findByUserId(userId);
  return known ?? (emailVerified ? subscribers.findByEmailKey(emailKeyOf(email)) : undefined);
}
