import type { MailKind } from "@wordlehint/contracts";

/** Mails that somebody waits for who has just asked for them. */
const asked: readonly MailKind[] = ["reset-password", "verify-email", "change-email", "confirm-subscription"];

/**
 * Whether a mail may be sent to a suppressed address: after a complaint, only what its owner asks for right now. To an
 * address that doesn't exist, or that an operator has suppressed, nothing is.
 */
export function maySendTo(reason: "bounce" | "complaint" | "operator" | undefined, kind: MailKind): boolean {
  return reason === undefined || (reason === "complaint" && asked.includes(kind));
}
