import { hashSecret, linkToken, newSecret, type LinkPurpose } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import type { OpenLink } from "../domain/account.ts";

const minuteMs = 60_000;
const lifetimeMs = {
  "reset-password": 60 * minuteMs,
  "verify-email": 24 * 60 * minuteMs,
  "change-email": 24 * 60 * minuteMs,
} satisfies Record<LinkPurpose, number>;

/** Makes a link for an e-mail: what the account stores of it, and the id that the event names it by. */
export function newLink(
  { config, now }: Pick<Context, "config" | "now">,
  purpose: LinkPurpose,
): { linkId: string; link: OpenLink } {
  const linkId = newSecret();
  const tokenHash = hashSecret(linkToken(config.LINK_KEY, purpose, linkId));
  return { linkId, link: { tokenHash, expiresAt: new Date(now().getTime() + lifetimeMs[purpose]) } };
}
