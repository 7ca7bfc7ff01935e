import { registerContract } from "@wordlehint/contracts/routes/auth-routes";
import { route, type Route } from "@wordlehint/runtime";
import { register } from "../actions/register.ts";
import type { Context } from "../context.ts";
import { newAccountSchema } from "../domain/new-password.ts";
import { originOf } from "./origin-of.ts";
import { respondSignedIn } from "./respond-signed-in.ts";

/** Creates an account and signs its owner in. */
export function registerPlayerRoute(context: Context): Route {
  return route({ ...registerContract, body: newAccountSchema }, async ({ body }, { req, res }) => {
    const origin = originOf(req, context.config);
    return respondSignedIn(
      context,
      res,
      await context.hashing.hold(origin.network, () => register(context, { ...body, origin })),
    );
  });
}
