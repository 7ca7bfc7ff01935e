import { emailKeyOf } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { deliveryOf, type MailOrder } from "../domain/delivery.ts";
import { addressHash } from "../domain/verp.ts";

/** Queues a mail to one person. One that was ordered before stays as it is. Returns whether it is new. */
export async function queueMail(
  { deliveries, config, now }: Pick<Context, "deliveries" | "config" | "now">,
  order: MailOrder & { to: string },
): Promise<boolean> {
  const toHash = addressHash(config.LINK_KEY, emailKeyOf(order.to));
  return (await deliveries.add([{ ...deliveryOf(order, now()), toHash }])) === 1;
}
