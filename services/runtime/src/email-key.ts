import { domainToASCII } from "node:url";

/**
 * Returns what all spellings of an e-mail address have in common: case, compatibility forms of characters (NFKC) and
 * the way in which an international domain is written don't matter. Dots and tags before the @ do, because for most
 * providers they make another mailbox.
 */
export function emailKeyOf(email: string): string {
  const text = email.trim().normalize("NFKC").toLowerCase();
  const at = text.lastIndexOf("@");
  const domain = text.slice(at + 1);
  return `${text.slice(0, at)}@${domainToASCII(domain) || domain}`;
}
