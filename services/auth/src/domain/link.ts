import type { OpenLink } from "./account.ts";

const minuteMs = 60_000;

/** The lifetime of each kind of link. */
const lifetimeMs = {
  "reset-password": 60 * minuteMs,
  "verify-email": 24 * 60 * minuteMs,
  "change-email": 24 * 60 * minuteMs,
} as const;

/** The effect of following a link. */
export type LinkPurpose = keyof typeof lifetimeMs;

/** Returns the stored part of a new link, whose token has this hash. */
export function openLink(purpose: LinkPurpose, tokenHash: string, now: Date): OpenLink {
  return { tokenHash, expiresAt: new Date(now.getTime() + lifetimeMs[purpose]) };
}

/** Returns whether a stored link is the one with this hash, and can still be used. */
export function opensWith(link: OpenLink | undefined, tokenHash: string, now: Date): boolean {
  return link?.tokenHash === tokenHash && link.expiresAt > now;
}
