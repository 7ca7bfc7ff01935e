import { changePasswordContract } from "@wordlehint/contracts/routes/auth-routes";
import { route, type Route } from "@wordlehint/runtime";
import { changePassword } from "../actions/change-password.ts";
import type { Context } from "../context.ts";
import { passwordChangeSchema } from "../domain/new-password.ts";
import { originOf } from "./origin-of.ts";
import { playerOf, requirePlayer } from "./require-player.ts";
import { respondSignedIn } from "./respond-signed-in.ts";

/** Changes the player's password and signs this browser in again. */
export function changePasswordRoute(context: Context): Route {
  return route(
    { ...changePasswordContract, body: passwordChangeSchema },
    async ({ body: { currentPassword: password, newPassword } }, { req, res }) => {
      const origin = originOf(req, context.config);
      const proof = { account: playerOf(req).account, password, origin };
      const signedIn = await context.hashing.hold(origin.network, () =>
        changePassword(context, { ...proof, newPassword }),
      );
      return respondSignedIn(context, res, signedIn);
    },
    [requirePlayer(context)],
  );
}
