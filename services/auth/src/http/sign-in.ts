import { loginContract } from "@wordlehint/contracts/routes/auth-routes";
import { route, type Route } from "@wordlehint/runtime";
import { signIn } from "../actions/sign-in.ts";
import type { Context } from "../context.ts";
import { originOf } from "./origin-of.ts";
import { respondSignedIn } from "./respond-signed-in.ts";

/** Signs a player in and marks the browser as known. */
export function signInRoute(context: Context): Route {
  return route(loginContract, async ({ body }, { req, res }) => {
    const origin = originOf(req, context.config);
    return respondSignedIn(
      context,
      res,
      await context.hashing.hold(origin.network, () => signIn(context, { ...body, origin })),
    );
  });
}
