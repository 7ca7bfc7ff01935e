import type { DomainEvent } from "@wordlehint/contracts";
import { sendableMs, type MailLink, type PersonalOrder } from "./delivery.ts";
import { durationInWords, instantInWords } from "./words.ts";

/** Events of accounts that their owners get a mail about. */
export const accountMailTypes = [
  "user.verification_requested",
  "user.email_change_requested",
  "user.email_changed",
  "user.password_reset_requested",
  "user.password_changed",
  "user.signed_in_on_new_device",
  "user.deleted",
] as const;

type AccountMailEvent = DomainEvent<(typeof accountMailTypes)[number]>;

/** The mail that tells an account's owner of an event. */
export function accountMail(event: AccountMailEvent): PersonalOrder {
  const { userId, email } = event.data;
  const time = instantInWords(new Date(event.occurredAt));
  const order = (
    kind: PersonalOrder["kind"],
    isConfirmed: boolean | undefined,
    rest: Partial<PersonalOrder> = {},
  ): PersonalOrder => ({
    key: `${event.id}:${kind}`,
    kind,
    to: email,
    isConfirmed: isConfirmed ?? false,
    userId,
    expiresAt: new Date(Date.parse(event.occurredAt) + sendableMs),
    ...rest,
    data: { email, ...rest.data },
  });
  switch (event.type) {
    case "user.verification_requested":
      return order("verify-email", false, withLink(event, "verify-email"));
    case "user.email_change_requested": {
      const { data, ...rest } = withLink(event, "change-email");
      const { accountEmail } = event.data;
      return order("change-email", false, {
        ...rest,
        data: { ...data, accountEmail: shortened(accountEmail) },
      });
    }
    case "user.password_reset_requested":
      return order("reset-password", event.data.emailVerified, withLink(event, "reset-password"));
    case "user.email_changed": {
      const { previousEmail, previousVerified } = event.data;
      return order("email-changed", previousVerified, { to: previousEmail, data: { previousEmail } });
    }
    case "user.password_changed":
      return order("password-changed", event.data.emailVerified, { data: { time } });
    case "user.signed_in_on_new_device": {
      const { device, signedInAt, emailVerified } = event.data;
      return order("new-device", emailVerified, {
        data: { device, time: instantInWords(new Date(signedInAt)) },
      });
    }
    case "user.deleted":
      return order("account-deleted", event.data.emailVerified);
  }
}

/** Tells an address to its owner, and not to a stranger whose address was typed by mistake. */
const shortened = (email = "another address"): string => email.replace(/(?<=^.).*(?=@)/, "…");

type LinkEvent = DomainEvent<
  "user.verification_requested" | "user.email_change_requested" | "user.password_reset_requested"
>;

/** A mail whose link has expired isn't sent. */
function withLink({ data, occurredAt }: LinkEvent, purpose: MailLink["purpose"]) {
  const { linkId, expiresAt } = data;
  return {
    link: { purpose, linkId },
    expiresAt: new Date(expiresAt),
    data: { validFor: durationInWords(Date.parse(expiresAt) - Date.parse(occurredAt)) },
  };
}
