import { createQuarantine, type Job } from "@wordlehint/runtime";
import type { DomainEvent } from "@wordlehint/contracts";
import { followNewAddress, forgetPerson } from "../actions/follow-account.ts";
import { forwardMessage } from "../actions/forward-message.ts";
import { queueMail } from "../actions/queue-mail.ts";
import type { Context } from "../context.ts";
import { accountMail, accountMailTypes } from "../domain/account-mail.ts";
import type { PersonalOrder } from "../domain/delivery.ts";
import { subscriptionMail, subscriptionMailTypes } from "../domain/subscription-mail.ts";

const types = [...accountMailTypes, ...subscriptionMailTypes, "riddle.released", "contact.received"] as const;

/** Queues the mail for each event. Events may arrive twice and in any order; each mail is queued once. */
export function onEvent(context: Context, planner: Job): void {
  const { bus, mongo } = context;
  bus.consume({
    durable: "notification",
    types,
    quarantine: createQuarantine(mongo.connection),
    handle: (event) => handle(context, planner, event),
  });
}

async function handle(
  context: Context,
  planner: Job,
  event: DomainEvent<(typeof types)[number]>,
): Promise<void> {
  switch (event.type) {
    case "riddle.released":
      planner.wake();
      return;
    case "contact.received":
      return forwardMessage(context, event.data.messageId);
    case "user.deleted":
      await mailPlayer(context, event.data.userId, accountMail(event));
      return forgetPerson(context, event.data);
    case "user.email_changed":
      await mailPlayer(context, event.data.userId, accountMail(event));
      return followNewAddress(context, event.data);
    case "user.verification_requested":
    case "user.email_change_requested":
    case "user.password_reset_requested":
    case "user.password_changed":
    case "user.signed_in_on_new_device":
      return mailPlayer(context, event.data.userId, accountMail(event));
    default: {
      const address = await context.accounts.addressOf(event.data.userId);
      if (address) await mailPlayer(context, event.data.userId, subscriptionMail(event, address));
    }
  }
}

/** Skips deleted accounts: events may arrive late. */
async function mailPlayer(context: Context, userId: string, order: PersonalOrder): Promise<void> {
  if (!(await context.erased.has(userId))) await queueMail(context, order);
}
