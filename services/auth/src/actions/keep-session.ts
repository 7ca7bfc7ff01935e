import type { Context } from "../context.ts";
import { mustNoteUse, renewedExpiry } from "../domain/session.ts";
import type { Player } from "./identify-player.ts";

/**
 * Notes now and then that a session is used, and returns a token that replaces the player's, if that one is old enough.
 * A session that has ended meanwhile gets none.
 */
export async function keepSession(
  { sessions, tokens, now }: Pick<Context, "sessions" | "tokens" | "now">,
  { session, tokenIssuedAt }: Player,
): Promise<string | undefined> {
  const { id: sessionId, userId, generation } = session;
  const lastSeenAt = now();
  const expiresAt = renewedExpiry(session, tokenIssuedAt, lastSeenAt);
  if (!expiresAt && !mustNoteUse(session, lastSeenAt)) return undefined;
  const isOpen = await sessions.noteUse(sessionId, { lastSeenAt, expiresAt });
  return isOpen && expiresAt ? tokens.sign({ userId, sessionId, generation, expiresAt }) : undefined;
}
