import type { Account } from "./account.ts";

/** A session of an account in one browser. Its tokens are dead once it has ended, or its account's generation is higher. */
export type Session = {
  id: string;
  userId: string;
  /** The account's generation when the session began. */
  generation: number;
  createdAt: Date;
  /** To within some minutes. */
  lastSeenAt: Date;
  /** The expiry of its latest token. */
  expiresAt: Date;
  /** The browser and system, such as `Firefox on Windows`. */
  device: string;
  endedAt?: Date;
};

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A token's lifetime. */
export const tokenMs = 30 * dayMs;
/** The maximum time from sign-in to the end of a session, however often its token is renewed. */
const maxSessionMs = 365 * dayMs;
const renewAfterMs = dayMs;
const noteUseAfterMs = 5 * minuteMs;
/** The clocks of replicas may differ. */
const clockMarginMs = 60 * minuteMs;

/** Returns the expiry of a token that a session of that age gets now. */
export function tokenExpiry(sessionCreatedAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + tokenMs, sessionCreatedAt.getTime() + maxSessionMs));
}

/** Returns when every token signed up to now has expired, until when a revocation must be kept. */
export const revocationExpiry = (now: Date): Date => new Date(now.getTime() + tokenMs + clockMarginMs);

/** Returns the time before which a revocation must be to be forgotten now. */
export const forgettableBefore = (now: Date): Date => new Date(now.getTime() - tokenMs - clockMarginMs);

/** Returns the time before which a session must have expired to be removed now. */
export const removableBefore = (now: Date): Date => new Date(now.getTime() - clockMarginMs);

/** Returns whether a session is one of the account, and still in force. */
export function isLive(session: Session, account: Pick<Account, "id" | "generation">, now: Date): boolean {
  return (
    session.userId === account.id &&
    session.endedAt === undefined &&
    session.generation >= account.generation &&
    session.expiresAt > now
  );
}

/** Returns the expiry of the token that replaces one; undefined if that isn't due or can't be renewed. */
export function renewedExpiry(session: Session, tokenIssuedAt: Date, now: Date): Date | undefined {
  if (now.getTime() - tokenIssuedAt.getTime() <= renewAfterMs) return undefined;
  const expiry = tokenExpiry(session.createdAt, now);
  return expiry > tokenExpiry(session.createdAt, tokenIssuedAt) ? expiry : undefined;
}

/** Returns whether it is worth a write that the session is used now. */
export const mustNoteUse = ({ lastSeenAt }: Session, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= noteUseAfterMs;
