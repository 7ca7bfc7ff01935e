import { forgotPasswordContract } from "@wordlehint/contracts/routes/auth-routes";
import { route, type Route } from "@wordlehint/runtime";
import { requestPasswordReset } from "../actions/request-password-reset.ts";
import type { Context } from "../context.ts";
import { originOf } from "./origin-of.ts";

/** Sends a link for a new password, if there is an account. The response is the same if there is none. */
export function requestPasswordResetRoute(context: Context): Route {
  return route(forgotPasswordContract, async ({ body: { email } }, { req }) => {
    const { network } = originOf(req, context.config);
    await requestPasswordReset(context, { email, network });
    return undefined;
  });
}
