import type { MailReport } from "@wordlehint/contracts";

/** Why nothing more is to be sent to the addresses of a report; undefined for one that changes nothing. */
export function reportedReason({ type, data }: MailReport): "bounce" | "complaint" | undefined {
  if (type === "email.complained") return "complaint";
  // A full mailbox or a server that is away passes.
  if (type === "email.bounced" && data.bounce?.type?.toLowerCase() === "permanent") return "bounce";
  return undefined;
}
