import { domainToASCII } from "node:url";

/**
 * Returns what all spellings of an email address have in common: case, compatibility forms of characters (NFKC) and
 * the way in which an international domain is written don't matter. Dots and tags before the @ do, because for most
 * providers they make another mailbox.
 */
export function emailKeyOf(email: string): string {
  const text = email.trim().normalize("NFKC");
  const at = text.lastIndexOf("@");
  const domain = text.slice(at + 1);
  // Not in small letters before: some capitals stand for others in a domain than elsewhere.
  return `${text.slice(0, at)}@${domainToASCII(domain) || domain}`.toLowerCase();
}

const dotlessDomains = new Set(["gmail.com", "googlemail.com"]);

/**
 * Returns what all addresses of one mailbox have in common: the key without its tag after a plus sign, and without
 * dots where the provider is known to ignore them. Limits on mails are counted by it. It must never decide whose an
 * account or a subscription is: other providers may deliver tagged addresses to other people.
 */
export function mailboxOf(email: string): string {
  const key = emailKeyOf(email);
  const at = key.lastIndexOf("@");
  const domain = key.slice(at + 1);
  const name = key.slice(0, at).replace(/(?<=.)\+.*$/, "");
  return dotlessDomains.has(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}
