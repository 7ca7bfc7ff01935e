import { allDays, homeZone, type Preferences } from "@wordlehint/contracts";
import { DomainError } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import type { Subscriber } from "../domain/subscriber.ts";
import { findSubscriber, type Visitor } from "./find-subscriber.ts";

/**
 * Returns the preferences of a subscriber, or those that a new subscription begins with.
 * @throws see `findSubscriber`
 */
export async function readPreferences(
  context: Pick<Context, "subscribers" | "accounts" | "attempts">,
  visitor: Visitor,
): Promise<Preferences> {
  const subscriber = await findSubscriber(context, visitor);
  if (subscriber) return preferencesOf(subscriber);
  const address = "userId" in visitor ? await context.accounts.addressOf(visitor.userId) : undefined;
  if (!address) throw new DomainError("unauthorized", "Please sign in.");
  return { email: address.email, timeZone: homeZone, help: "riddle", days: [...allDays], status: "none" };
}

/** A subscriber's preferences, for the subscriber. */
export const preferencesOf = ({ email, timeZone, help, days, status }: Subscriber): Preferences => ({
  email,
  timeZone,
  help,
  days: [...days],
  status,
});
