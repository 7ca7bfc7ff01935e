import type { TokenClaims } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import type { Account } from "../domain/account.ts";
import { isLive, type Session } from "../domain/session.ts";

/** The sender of a request: an account, with the session and age of its token. */
export type Player = { account: Account; session: Session; tokenIssuedAt: Date };

/** Returns the player with a valid token's claims, or undefined when the session is no longer in force. */
export async function identifyPlayer(
  { accounts, sessions, now }: Pick<Context, "accounts" | "sessions" | "now">,
  { userId, sessionId, issuedAt }: TokenClaims,
): Promise<Player | undefined> {
  const [account, session] = await Promise.all([accounts.find(userId), sessions.find(sessionId)]);
  if (!account || !session || !isLive(session, account, now())) return undefined;
  return { account, session, tokenIssuedAt: issuedAt };
}
