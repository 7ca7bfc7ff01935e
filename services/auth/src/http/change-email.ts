import { changeEmailContract } from "@wordlehint/contracts/routes/auth-routes";
import { route, type Route } from "@wordlehint/runtime";
import { requestEmailChange } from "../actions/request-email-change.ts";
import type { Context } from "../context.ts";
import { originOf } from "./origin-of.ts";
import { playerOf, requirePlayer } from "./require-player.ts";

/** Sends a link to the address that is to replace the player's. */
export function changeEmailRoute(context: Context): Route {
  return route(
    changeEmailContract,
    async ({ body }, { req }) => {
      const origin = originOf(req, context.config);
      const proof = { account: playerOf(req).account, origin, ...body };
      await context.hashing.hold(origin.network, () => requestEmailChange(context, proof));
      return undefined;
    },
    [requirePlayer(context)],
  );
}
