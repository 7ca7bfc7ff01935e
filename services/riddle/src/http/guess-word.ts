import { visitorCookie } from "@wordlehint/contracts";
import { guessContract as contract } from "@wordlehint/contracts/routes/riddle-routes";
import { clientNetwork, newSecret, route, secretCookie, type Route } from "@wordlehint/runtime";
import { guessWord } from "../actions/guess-word.ts";
import type { Context } from "../context.ts";

/** Counts tries by a cookie that is nothing but a number of its own, and by network. */
export function guessWordRoute(context: Context): Route {
  const { config } = context;
  const cookie = secretCookie(visitorCookie, config.PUBLIC_ORIGIN);
  return route(contract, async ({ body }, { req, res }) => {
    const known = cookie.read(req.headers.cookie);
    const visitor = known ?? newSecret();
    if (known === undefined) res.append("Set-Cookie", cookie.store(visitor, cookieSeconds));
    // Only the gateway calls this service, and it appends the client's address.
    const network = clientNetwork(req, config.TRUSTED_PROXY_HOPS + 1);
    return guessWord(context, body, { visitor, network });
  });
}

/** Tries are counted for a day. */
const cookieSeconds = 48 * 3600;
