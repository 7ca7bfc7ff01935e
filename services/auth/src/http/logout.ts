import { logoutContract } from "@wordlehint/contracts/routes/auth-routes";
import { bearerToken, route, type Route } from "@wordlehint/runtime";
import { endSession } from "../actions/end-session.ts";
import type { Context } from "../context.ts";
import { notSignedIn } from "./require-player.ts";

/** Ends the token's session. One that has ended already is no error: the browser is signed out either way. */
export function postLogout(context: Context): Route {
  return route(logoutContract, async (_input, { req, res }) => {
    const token = bearerToken(req);
    const claims = token === undefined ? undefined : await context.tokens.verify(token);
    if (!claims) throw notSignedIn(res);
    await endSession(context, { id: claims.sessionId, userId: claims.userId });
    return undefined;
  });
}
