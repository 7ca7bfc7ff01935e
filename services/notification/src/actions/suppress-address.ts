import type { Context } from "../context.ts";
import { addressHash } from "../domain/verp.ts";
import type { SuppressionReason } from "../store/suppression-store.ts";
import { removeSubscriber } from "./unsubscribe.ts";

/** Sends nothing more to an address: ends what is queued for it, and its subscription. */
export async function suppressAddress(
  context: Pick<Context, "suppressions" | "deliveries" | "subscribers" | "config" | "now">,
  emailKey: string,
  reason: SuppressionReason,
): Promise<void> {
  const { suppressions, deliveries, subscribers, config, now } = context;
  const hash = addressHash(config.LINK_KEY, emailKey);
  await suppressions.add(hash, reason, now());
  if (reason !== "complaint") await deliveries.cancelTo(hash, now(), reason);
  const subscriber = await subscribers.findByEmailKey(emailKey);
  if (subscriber) await removeSubscriber(context, subscriber);
}
