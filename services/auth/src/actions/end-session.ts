import { newEvent } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { revocationExpiry, type Session } from "../domain/session.ts";

/** Ends a session of an account everywhere. False when it has ended already, or isn't the account's. */
export async function endSession(
  { sessions, outbox, now }: Pick<Context, "sessions" | "outbox" | "now">,
  session: Pick<Session, "id" | "userId">,
): Promise<boolean> {
  const at = now();
  const { id, userId } = session;
  const data = { userId, sessionIds: [id], expiresAt: revocationExpiry(at).toISOString() };
  const hasEnded = await sessions.end(session, at, newEvent("session.revoked", id, data, at));
  if (hasEnded) outbox.wake();
  return hasEnded;
}
