import { resetPasswordContract } from "@wordlehint/contracts/routes/auth-routes";
import { route, type Route } from "@wordlehint/runtime";
import { resetPassword } from "../actions/reset-password.ts";
import type { Context } from "../context.ts";
import { newResetSchema } from "../domain/new-password.ts";
import { originOf } from "./origin-of.ts";

/** Gives an account a new password by the token of a link. */
export function resetPasswordRoute(context: Context): Route {
  return route({ ...resetPasswordContract, body: newResetSchema }, async ({ body }, { req }) => {
    const origin = originOf(req, context.config);
    await context.hashing.hold(origin.network, () => resetPassword(context, { ...body, origin }));
    return undefined;
  });
}
