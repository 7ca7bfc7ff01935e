import type { EmailStatus } from "@wordlehint/contracts";
import { instantText } from "../../../lib/instant-text.ts";
import { StateLine } from "./StateLine.tsx";

interface Props {
  pending: NonNullable<EmailStatus["pending"]>;
}

/** The address that is to replace the account's own, and until when its owner can confirm it. */
export function PendingEmail({ pending: { email, expiresAt } }: Props) {
  return (
    <StateLine kind="waiting">
      Changes to <strong>{email}</strong> when you open the link that we sent there. The link works until{" "}
      {/* A server that renders this may be in another time zone. */}
      <time dateTime={expiresAt} suppressHydrationWarning>
        {instantText(expiresAt)}
      </time>
      .
    </StateLine>
  );
}
