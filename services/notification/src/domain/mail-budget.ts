import type { MailKind } from "@wordlehint/contracts";

/** Mails of a budget that a mailbox gets in an hour, whatever network asks for them. */
export const mailsAnHour = 5;

/** Separate budgets, so that mails that anyone can ask for don't keep out those about a contract. */
export type MailBudget = "request" | "contract";

/** Kinds that an unconfirmed address gets: mails that somebody asked for, and those that the law asks for. */
const budgets: Readonly<Partial<Record<MailKind, MailBudget>>> = {
  "verify-email": "request",
  "change-email": "request",
  "reset-password": "request",
  "confirm-subscription": "request",
  "already-subscribed": "request",
  "contact-acknowledgement": "request",
  "subscription-activated": "contract",
  "payment-failed": "contract",
  "renewal-ahead": "contract",
  "subscription-cancelled": "contract",
  "subscription-ended": "contract",
  "payment-reversed": "contract",
  "withdrawal-receipt": "contract",
};

/** Kinds that strangers can cause to be sent to a confirmed address, as often as they like. */
const anyones: readonly MailKind[] = ["already-subscribed", "contact-acknowledgement"];

/**
 * Returns what a mail is counted in: `unlimited` for one to a confirmed address, and `forbidden` for one that must not be
 * sent to an address that isn't.
 */
export function budgetOf(kind: MailKind, isConfirmed: boolean): MailBudget | "unlimited" | "forbidden" {
  if (isConfirmed && !anyones.includes(kind)) return "unlimited";
  return budgets[kind] ?? "forbidden";
}
