import { createHash } from "node:crypto";
import type { MailKind } from "@wordlehint/contracts";

/** The purpose of a mail's link; see `linkToken`. */
export type MailLink = {
  purpose: "reset-password" | "verify-email" | "change-email" | "confirm-subscription" | "email-preferences";
  linkId: string;
};

/**
 * `queued` until it is due and claimed; `claimed` while it is being sent. The others are final: `suppressed` when nothing
 * may be sent to the address, `failed` when its time is over, `quarantined` when an operator has to look at it.
 */
export type DeliveryState = "queued" | "claimed" | "sent" | "failed" | "suppressed" | "quarantined";

/** A mail to one person that somebody waits for goes before one of a mailing. */
const priorities = { personal: 0, mailing: 1 } as const;

/** A mail to one person. */
export type Delivery = {
  id: string;
  kind: MailKind;
  /** The address; that of a daily mail is its subscriber's when it is sent. */
  to?: string;
  /** The variables of its text. */
  data: Readonly<Record<string, string>>;
  link?: MailLink;
  /** Id of the account, for the export and removal of personal data. */
  userId?: string;
  subscriberId?: string;
  /** The id of its mailing. */
  mailing?: string;
  /** The id of the message that it brings to the site. */
  messageId?: string;
  priority: 0 | 1;
  dueAt: Date;
  attempts: number;
  createdAt: Date;
  /** It isn't sent any more then. */
  expiresAt: Date;
};

/** A mail that is to be sent, without what the queue adds. */
export type MailOrder = Pick<Delivery, "kind" | "data" | "expiresAt"> &
  Partial<Pick<Delivery, "to" | "link" | "userId" | "subscriberId" | "mailing" | "messageId">> & {
    /** Says what the mail is for, so that it is sent once, such as `<event id>:reset-password`. */
    key: string;
  };

/** A mail to an address. */
export type PersonalOrder = MailOrder & {
  to: string;
  /** True if the address's owner has confirmed it for the mail's subject. */
  isConfirmed: boolean;
};

/** The id of a delivery: the same for the same key, safe in the local part of an address in any case. */
export function deliveryId(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 32);
}

const dayMs = 86_400_000;

/** Time for which sending is retried, unless the mail's content expires sooner. */
export const sendableMs = 3 * dayMs;

/** The delivery of an order, due at once. */
export function deliveryOf({ key, ...order }: MailOrder, now: Date): Delivery {
  return {
    ...order,
    id: deliveryId(key),
    priority: order.mailing === undefined ? priorities.personal : priorities.mailing,
    dueAt: now,
    attempts: 0,
    createdAt: now,
  };
}

/** Returns the state after a failed attempt: due again later, or failed for good. */
export function afterRefusal(
  { attempts, expiresAt }: Pick<Delivery, "attempts" | "expiresAt">,
  { now, delayMs, reason }: { now: Date; delayMs: number; reason: string },
): { state: "queued"; dueAt: Date; attempts: number; reason: string } | { state: "failed"; reason: string } {
  const dueAt = new Date(now.getTime() + delayMs);
  if (dueAt >= expiresAt) return { state: "failed", reason };
  return { state: "queued", dueAt, attempts: attempts + 1, reason };
}
