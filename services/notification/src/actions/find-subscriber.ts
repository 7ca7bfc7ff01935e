import { emailKeyOf, hashSecret, type Attempt } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import type { Subscriber } from "../domain/subscriber.ts";
import { limitAttempts } from "./limit-attempts.ts";
import { LinkRefused } from "./link-refused.ts";

/** The author of a request: the reader of a mail, by its link, or a signed-in player. */
export type Visitor = { token: string; network: string } | { userId: string };

type Finding = Pick<Context, "subscribers" | "accounts" | "attempts">;

/**
 * The subscriber who sends a request. Undefined for a player who isn't one.
 * @throws {LinkRefused} for a link of nobody's.
 * @throws {TooManyAttempts} after many wrong links.
 */
export async function findSubscriber(context: Finding, visitor: Visitor): Promise<Subscriber | undefined> {
  if ("userId" in visitor) return ofPlayer(context, visitor.userId);
  const attempt = await countLink(context, visitor.network);
  const subscriber = await context.subscribers.findByLink("preferencesHash", hashSecret(visitor.token));
  if (!subscriber) throw new LinkRefused();
  await attempt.giveBack();
  return subscriber;
}

/** Counts a link that may be wrong. */
export function countLink(
  context: Pick<Context, "attempts">,
  network: string,
): Promise<Extract<Attempt, { isAllowed: true }>> {
  return limitAttempts(context, [{ key: `link from ${network}`, free: 30, maxPauseMs: 60_000 }]);
}

/** A player may have subscribed before making the account: then the confirmed address says whose subscription it is. */
async function ofPlayer({ subscribers, accounts }: Finding, userId: string): Promise<Subscriber | undefined> {
  const known = await subscribers.findByUserId(userId);
  if (known) return known;
  const address = await accounts.addressOf(userId);
  if (!address?.verifiedAt) return undefined;
  return subscribers.findByEmailKey(emailKeyOf(address.email));
}
