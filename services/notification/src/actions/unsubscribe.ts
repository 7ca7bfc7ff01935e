import { hashSecret } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import type { Subscriber } from "../domain/subscriber.ts";
import { sampleToken } from "../mails/sample-mail.ts";
import { countLink, findSubscriber, type Visitor } from "./find-subscriber.ts";
import { LinkRefused } from "./link-refused.ts";

type Unsubscribing = Pick<Context, "subscribers" | "deliveries" | "accounts" | "attempts" | "now">;

/**
 * Unsubscribes whoever a request is by, and removes what is stored about the person. Repeating it changes nothing.
 * @throws {LinkRefused} for a link of nobody's.
 * @throws {TooManyAttempts} after many wrong links.
 */
export async function unsubscribe(context: Unsubscribing, visitor: Visitor): Promise<void> {
  const subscriber =
    "userId" in visitor ? await findSubscriber(context, visitor) : await findByToken(context, visitor);
  if (subscriber) await removeSubscriber(context, subscriber);
}

/**
 * By the link of a mail, or by that of the page of preferences. Undefined for somebody who has unsubscribed before, and for
 * the link of a sample, so that who tries it sees what readers see.
 */
async function findByToken(
  { subscribers, attempts }: Unsubscribing,
  { token, network }: { token: string; network: string },
): Promise<Subscriber | undefined> {
  if (token === sampleToken) return undefined;
  const hash = hashSecret(token);
  const known =
    (await subscribers.findByLink("unsubscribeHash", hash)) ??
    (await subscribers.findByLink("preferencesHash", hash));
  if (known || (await subscribers.isOfGone(hash))) return known;
  await countLink({ attempts }, network);
  throw new LinkRefused();
}

/** Removes a subscriber, with everything that is still queued for it. */
export async function removeSubscriber(
  { subscribers, deliveries, now }: Pick<Unsubscribing, "subscribers" | "deliveries" | "now">,
  { id }: Pick<Subscriber, "id">,
): Promise<void> {
  await subscribers.remove(id, now());
  await deliveries.cancelOfSubscriber(id, now(), "unsubscribed");
}
