import { getUserContract } from "@wordlehint/contracts/routes/auth-routes";
import { route, type Route } from "@wordlehint/runtime";
import { keepSession } from "../actions/keep-session.ts";
import type { Context } from "../context.ts";
import { userOf } from "../domain/user-of.ts";
import { playerOf, requirePlayer } from "./require-player.ts";

/** Returns the player's account, with a new token in `Renewed-Token` when the request's is more than a day old. */
export function getUserRoute(context: Context): Route {
  return route(
    getUserContract,
    async (_input, { req, res }) => {
      const player = playerOf(req);
      const token = await keepSession(context, player);
      if (token !== undefined) res.set("Renewed-Token", token);
      return userOf(player.account);
    },
    [requirePlayer(context)],
  );
}
