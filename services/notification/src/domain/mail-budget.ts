import type { MailKind } from "@wordlehint/contracts";

/** How many mails of a budget a mailbox gets in an hour, from whatever network they are asked for. */
export const mailsAnHour = 5;

/** What mails are counted in: those that anyone can ask for are no hindrance to those about a contract. */
export type MailBudget = "request" | "contract";

/** What an address gets while nobody has confirmed it: mails that somebody asked for, and those that the law asks for. */
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

/** What strangers can have sent to a confirmed address too, as often as they like. */
const anyones: readonly MailKind[] = ["already-subscribed", "contact-acknowledgement"];

/**
 * Returns what a mail is counted in: `unlimited` for one to a confirmed address, and `forbidden` for one that must not be
 * sent to an address that isn't.
 */
export function budgetOf(kind: MailKind, isConfirmed: boolean): MailBudget | "unlimited" | "forbidden" {
  if (isConfirmed && !anyones.includes(kind)) return "unlimited";
  return budgets[kind] ?? "forbidden";
}
