import type { Context } from "../context.ts";
import { endSession } from "./end-session.ts";
import type { Player } from "./identify-player.ts";

/** Ends every session of a player's account but the player's own. */
export async function endOtherSessions(
  context: Pick<Context, "sessions" | "outbox" | "now">,
  { account, session: { id: own } }: Pick<Player, "account" | "session">,
): Promise<void> {
  const others = async () => {
    const open = await context.sessions.listOpen(account, context.now());
    return open.filter(({ id }) => id !== own);
  };
  // The list is bounded, so it may take several.
  for (let found = await others(); found.length > 0; found = await others())
    await Promise.all(found.map((session) => endSession(context, session)));
}
