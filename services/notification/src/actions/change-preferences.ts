import { canonicalTimeZone, type Preferences, type PreferencesChange } from "@wordlehint/contracts";
import { DomainError } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { findSubscriber, type Visitor } from "./find-subscriber.ts";
import { limitAttempts } from "./limit-attempts.ts";
import { preferencesOf } from "./read-preferences.ts";

/**
 * Changes what a subscriber has chosen. The mails of a day that are queued already go out as they are.
 * @throws {DomainError} `not_found` when nobody is subscribed, `invalid_input` for a time zone that doesn't exist
 * @throws {TooManyAttempts} after many changes
 * @throws see `findSubscriber`
 */
export async function changePreferences(
  context: Pick<Context, "subscribers" | "accounts" | "attempts">,
  visitor: Visitor,
  { timeZone: wanted, ...change }: PreferencesChange,
): Promise<Preferences> {
  const timeZone = canonicalTimeZone(wanted);
  if (timeZone === undefined) {
    const message = "Choose a time zone from the list";
    throw new DomainError("invalid_input", message, [{ path: "timeZone", message }]);
  }
  const subscriber = await findSubscriber(context, visitor);
  const choices = { ...change, timeZone };
  if (!subscriber) throw notSubscribed();
  const key = `change preferences of ${subscriber.id}`;
  await limitAttempts(context, [{ key, free: 60, maxPauseMs: 60_000 }]);
  if (!(await context.subscribers.change(subscriber.id, choices))) throw notSubscribed();
  return preferencesOf({ ...subscriber, ...choices });
}

const notSubscribed = () => new DomainError("not_found", "You aren't subscribed to the daily hint.");
