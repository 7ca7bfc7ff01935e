import { createHmac } from "node:crypto";

/** The effect of following a link. A token made for one purpose is worth nothing for another. */
export type LinkPurpose =
  | "reset-password"
  | "verify-email"
  | "change-email"
  | "confirm-subscription"
  | "email-preferences"
  | "unsubscribe";

/**
 * Returns the secret part of a link in an email, 43 characters that are safe in URLs. It follows from the link's
 * random id and a key that only the sender of the email and the service that accepts the link have (HMAC-SHA-256), so
 * that events name a link without opening it. Whoever accepts it stores its hash alone; see `hashSecret`.
 */
export function linkToken(key: string, purpose: LinkPurpose, linkId: string): string {
  return createHmac("sha256", key).update(`${purpose}\n${linkId}`).digest("base64url");
}
