import { endSessionContract } from "@wordlehint/contracts/routes/auth-routes";
import { DomainError, route, type Route } from "@wordlehint/runtime";
import { endSession } from "../actions/end-session.ts";
import type { Context } from "../context.ts";
import { playerOf, requirePlayer } from "./require-player.ts";

/** Ends one of the player's sessions. One that has ended already, such as by a first click, is no error. */
export function endSessionRoute(context: Context): Route {
  return route(
    endSessionContract,
    async ({ params: { id } }, { req }) => {
      const userId = playerOf(req).account.id;
      if (await endSession(context, { id, userId })) return undefined;
      if ((await context.sessions.find(id))?.userId === userId) return undefined;
      throw new DomainError("not_found", "There is no such session.");
    },
    [requirePlayer(context)],
  );
}
