import { logoutContract } from "@wordlehint/contracts/routes/auth-routes";
import { requireToken, route, senderOf, type Route, type TokenClaims } from "@wordlehint/runtime";
import { endSession } from "../actions/end-session.ts";
import type { Context } from "../context.ts";

/** Ends the token's session. One that has ended already is no error: the browser is signed out either way. */
export function signOutRoute(context: Context): Route {
  const { tokens, now } = context;
  return route(
    logoutContract,
    async (_input, { req }) => {
      const { sessionId: id, userId } = senderOf(req) as TokenClaims;
      await endSession(context, { id, userId });
      return undefined;
    },
    [requireToken({ findKey: tokens.findKey, identify: (claims) => claims, now })],
  );
}
