import { endOtherSessionsContract } from "@wordlehint/contracts/routes/auth-routes";
import { route, type Route } from "@wordlehint/runtime";
import { endOtherSessions } from "../actions/end-other-sessions.ts";
import type { Context } from "../context.ts";
import { playerOf, requirePlayer } from "./require-player.ts";

/** Ends every session of the player but the one that sends the request. */
export function endOtherSessionsRoute(context: Context): Route {
  return route(
    endOtherSessionsContract,
    async (_input, { req }) => {
      await endOtherSessions(context, playerOf(req));
      return undefined;
    },
    [requirePlayer(context)],
  );
}
