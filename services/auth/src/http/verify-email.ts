import { verifyEmailContract } from "@wordlehint/contracts/routes/auth-routes";
import { route, type Route } from "@wordlehint/runtime";
import { confirmEmail } from "../actions/confirm-email.ts";
import type { Context } from "../context.ts";
import { originOf } from "./origin-of.ts";

/** Confirms an address by the token of a link. */
export function verifyEmailRoute(context: Context): Route {
  return route(verifyEmailContract, async ({ body: { token } }, { req }) => {
    const { network } = originOf(req, context.config);
    return { email: await confirmEmail(context, { token, network }) };
  });
}
