import type { Context } from "../context.ts";
import type { Account } from "../domain/account.ts";
import { isLive, type Session } from "../domain/session.ts";

/** Who sent a request: an account, and the session and age of the token. */
export type Player = { account: Account; session: Session; tokenIssuedAt: Date };

/** The player to whom a bearer token belongs. Undefined when it isn't valid, or its session is no longer in force. */
export async function identifyPlayer(
  { accounts, sessions, tokens, now }: Pick<Context, "accounts" | "sessions" | "tokens" | "now">,
  token: string,
): Promise<Player | undefined> {
  const claims = await tokens.verify(token);
  if (!claims) return undefined;
  const [account, session] = await Promise.all([
    accounts.find(claims.userId),
    sessions.find(claims.sessionId),
  ]);
  if (!account || !session || !isLive(session, account, now())) return undefined;
  return { account, session, tokenIssuedAt: claims.issuedAt };
}
