import { deleteUserContract } from "@wordlehint/contracts/routes/auth-routes";
import { route, type Route } from "@wordlehint/runtime";
import { deleteAccount } from "../actions/delete-account.ts";
import type { Context } from "../context.ts";
import { originOf } from "./origin-of.ts";
import { playerOf, requirePlayer } from "./require-player.ts";

/** Deletes the player's account. */
export function deleteUserRoute(context: Context): Route {
  return route(
    deleteUserContract,
    async ({ body: { password } }, { req }) => {
      const origin = originOf(req, context.config);
      const proof = { account: playerOf(req).account, password, origin };
      await context.hashing.hold(origin.network, () => deleteAccount(context, proof));
      return undefined;
    },
    [requirePlayer(context)],
  );
}
