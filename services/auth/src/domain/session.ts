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
  /** When its latest token expires. */
  expiresAt: Date;
  /** The browser and system, such as `Firefox on Windows`. */
  device: string;
  endedAt?: Date;
};

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** How long a token lasts. */
export const tokenMs = 30 * dayMs;
/** A session ends at the latest so long after the sign-in, however often its token is renewed. */
const maxSessionMs = 365 * dayMs;
const renewAfterMs = dayMs;
const noteUseAfterMs = 5 * minuteMs;
/** The clocks of replicas may differ. */
const clockMarginMs = 60 * minuteMs;

/** When a token expires that a session of that age gets now. */
export function tokenExpiry(sessionCreatedAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + tokenMs, sessionCreatedAt.getTime() + maxSessionMs));
}

/** When no token can be left of those that were signed up to now: how long they must be known to be revoked. */
export const revocationExpiry = (now: Date): Date => new Date(now.getTime() + tokenMs + clockMarginMs);

/** Before which moment something must have been revoked so that it can be forgotten now. */
export const forgettableBefore = (now: Date): Date => new Date(now.getTime() - tokenMs - clockMarginMs);

/** Before which moment a session must have expired so that it can be removed now. */
export const removableBefore = (now: Date): Date => new Date(now.getTime() - clockMarginMs);

/** Whether a session is one of the account, and still in force. */
export function isLive(session: Session, account: Pick<Account, "id" | "generation">, now: Date): boolean {
  return (
    session.userId === account.id &&
    session.endedAt === undefined &&
    session.generation >= account.generation &&
    session.expiresAt > now
  );
}

/** When the next token expires, for a token that is due to be renewed; undefined for one that isn't or can't be. */
export function renewedExpiry(session: Session, tokenIssuedAt: Date, now: Date): Date | undefined {
  if (now.getTime() - tokenIssuedAt.getTime() <= renewAfterMs) return undefined;
  const expiry = tokenExpiry(session.createdAt, now);
  return expiry > tokenExpiry(session.createdAt, tokenIssuedAt) ? expiry : undefined;
}

/** Whether it is worth a write that the session is used now. */
export const mustNoteUse = ({ lastSeenAt }: Session, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= noteUseAfterMs;
