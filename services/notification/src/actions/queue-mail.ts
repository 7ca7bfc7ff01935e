import { emailKeyOf, mailboxOf } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { deliveryOf, type PersonalOrder } from "../domain/delivery.ts";
import { budgetOf } from "../domain/mail-budget.ts";
import { addressHash, mailboxHash } from "../domain/verp.ts";

type Queueing = Pick<Context, "deliveries" | "budgets" | "mailMetrics" | "config" | "now">;

/**
 * Queues a mail to one person, unless it is withheld: an address that nobody has confirmed gets few mails in an hour, and
 * only of some kinds. One that was ordered before stays as it is. Returns whether it is new.
 */
export async function queueMail(
  context: Queueing,
  { isConfirmed, ...order }: PersonalOrder,
): Promise<boolean> {
  const { deliveries, mailMetrics, config, now } = context;
  const { kind, to } = order;
  const delivery = deliveryOf(order, now());
  if (!(await maySend(context, { id: delivery.id, kind, to, isConfirmed }))) {
    mailMetrics.mails.inc({ kind, outcome: "withheld" });
    return false;
  }
  const toHash = addressHash(config.LINK_KEY, emailKeyOf(to));
  return (await deliveries.add([{ ...delivery, toHash }])) === 1;
}

async function maySend(
  { deliveries, budgets, config, now }: Queueing,
  { id, kind, to, isConfirmed }: Pick<PersonalOrder, "kind" | "to" | "isConfirmed"> & { id: string },
): Promise<boolean> {
  const budget = budgetOf(kind, isConfirmed);
  if (budget === "unlimited") return true;
  if (budget === "forbidden") return false;
  // It may have been counted more than an hour ago, if its event is published again.
  if (await deliveries.find(id)) return true;
  return budgets.take(mailboxHash(config.LINK_KEY, budget, mailboxOf(to)), id, now());
}
