import type { MailAddress } from "./addresses.ts";

/** The recipients of the envelope that no header line names. */
export function hiddenRecipients(
  recipients: readonly string[],
  named: readonly MailAddress[],
): MailAddress[] {
  const known = new Set(named.map(({ Address }) => Address.toLowerCase()));
  return recipients
    .filter((recipient) => !known.has(recipient.toLowerCase()))
    .map((Address) => ({ Name: "", Address }));
}
