import { getSessionsContract } from "@wordlehint/contracts/routes/auth-routes";
import { route, type Route } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { playerOf, requirePlayer } from "./require-player.ts";

/** Lists the player's open sessions, the most recently used first. */
export function listSessionsRoute(context: Context): Route {
  return route(
    getSessionsContract,
    async (_input, { req }) => {
      const { account, session: current } = playerOf(req);
      const open = await context.sessions.listOpen(account, context.now());
      return open.map(({ id, createdAt, lastSeenAt, device }) => ({
        id,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        device,
        current: id === current.id,
      }));
    },
    [requirePlayer(context)],
  );
}
