import { createHmac } from "node:crypto";
import type { MailBudget } from "./mail-budget.ts";

/** 64 bits: guessing one would stop one mail. */
const signatureLength = 16;

/**
 * The address to which a mail that can't be delivered comes back (VERP). It names the delivery, with a signature, so that
 * nobody else can have an address suppressed.
 */
export function verpAddress(key: string, deliveryId: string, domain: string): string {
  return `bounce+${deliveryId}.${signatureOf(key, deliveryId)}@${domain}`;
}

/** The delivery that a returned mail's address names; undefined if it isn't one of ours. */
export function deliveryOfVerp(key: string, address: string): string | undefined {
  const [, deliveryId = "", signature] = /^bounce\+([\da-f]{32})\.([\da-f]{16})@/i.exec(address) ?? [];
  const id = deliveryId.toLowerCase();
  return signature?.toLowerCase() === signatureOf(key, id) ? id : undefined;
}

const signatureOf = (key: string, deliveryId: string): string =>
  createHmac("sha256", key).update(`bounce\n${deliveryId}`).digest("hex").slice(0, signatureLength);

/** The Message-ID of a delivery: the same if it is sent again, so that mail programs show it once. */
export function messageIdOf(key: string, deliveryId: string, domain: string): string {
  return `<${createHmac("sha256", key).update(`message\n${deliveryId}`).digest("hex").slice(0, 32)}@${domain}>`;
}

/** Returns the key of an address where it isn't needed itself, so that a deleted person stays suppressed. */
export function addressHash(key: string, emailKey: string): string {
  return createHmac("sha256", key).update(`address\n${emailKey}`).digest("hex");
}

/** Returns the key under which a mailbox's mails are counted. */
export function mailboxHash(key: string, budget: MailBudget, mailbox: string): string {
  return createHmac("sha256", key).update(`mailbox\n${budget}\n${mailbox}`).digest("hex");
}
