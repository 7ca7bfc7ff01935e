import { resendVerificationContract } from "@wordlehint/contracts/routes/auth-routes";
import { route, type Route } from "@wordlehint/runtime";
import { resendVerification } from "../actions/resend-verification.ts";
import type { Context } from "../context.ts";
import { originOf } from "./origin-of.ts";
import { playerOf, requirePlayer } from "./require-player.ts";

/** Sends another link that confirms the player's address. */
export function resendVerificationRoute(context: Context): Route {
  return route(
    resendVerificationContract,
    async (_input, { req }) => {
      const { network } = originOf(req, context.config);
      await resendVerification(context, { id: playerOf(req).account.id, network });
      return undefined;
    },
    [requirePlayer(context)],
  );
}
