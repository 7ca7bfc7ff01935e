import type { ConfirmedSubscription } from "@wordlehint/contracts";
import { hashSecret } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { addressHash } from "../domain/verp.ts";
import { limitAttempts } from "./limit-attempts.ts";
import { LinkRefused } from "./link-refused.ts";
import { tokensOf } from "./subscriber-links.ts";

/**
 * Confirms a subscription by the token of a link. Following the link again changes nothing.
 * @throws {LinkRefused} for a token that is wrong or expired.
 * @throws {TooManyAttempts}
 */
export async function confirmSubscription(
  context: Pick<Context, "subscribers" | "suppressions" | "attempts" | "config" | "now">,
  { token, network }: { token: string; network: string },
): Promise<ConfirmedSubscription> {
  const { subscribers, suppressions, config, now } = context;
  const attempt = await limitAttempts(context, [
    { key: `confirm from ${network}`, free: 30, maxPauseMs: 60_000 },
  ]);
  const subscriber = await subscribers.findByLink("confirmHash", hashSecret(token));
  if (!subscriber) throw new LinkRefused();
  const { id, email, emailKey, status, confirmBy, timeZone, help, days, linkId } = subscriber;
  if (status === "pending") {
    if (!confirmBy || confirmBy <= now()) throw new LinkRefused();
    await subscribers.activate(id, { confirmedAt: now() });
    // Who asks for the mail again has changed their mind.
    await suppressions.remove(addressHash(config.LINK_KEY, emailKey), "complaint");
  }
  await attempt.giveBack();
  const { preferences: preferencesToken } = tokensOf(config.LINK_KEY, linkId);
  return { email, timeZone, help, days: [...days], preferencesToken };
}
