import type { MailKind } from "@wordlehint/contracts";

/** The studio's title of each kind of email. */
export const mailKindTitles: Readonly<Record<MailKind, string>> = {
  "verify-email": "Welcome: confirm the address",
  "change-email": "Confirm a new address",
  "email-changed": "The address was changed (to the previous one)",
  "reset-password": "Choose a new password",
  "password-changed": "The password was changed",
  "new-device": "Sign-in on a new device",
  "account-deleted": "The account is deleted",
  "confirm-subscription": "Confirm the daily hint",
  "already-subscribed": "Already subscribed to the daily hint",
  "daily-hint": "The daily hint",
  "contact-message": "Contact form: the message, to us",
  "contact-acknowledgement": "Contact form: we got your message",
  "subscription-activated": "Premium: activated",
  "payment-failed": "Premium: a payment failed",
  "renewal-ahead": "Premium: it renews soon",
  "subscription-cancelled": "Premium: cancelled, until when it stays",
  "subscription-ended": "Premium: ended",
  "payment-reversed": "Premium: ended, since a bank gave a payment back",
  "withdrawal-receipt": "Premium: receipt of a withdrawal",
};
