import type { Subscribed } from "@wordlehint/contracts";
import { subscribeContract } from "@wordlehint/contracts/routes/notification-routes";
import { bearerToken, playerOf, route, type PlayerAccess, type Route } from "@wordlehint/runtime";
import { subscribe } from "../actions/subscribe.ts";
import type { Context } from "../context.ts";
import { knowPlayer, networkOf } from "./visitor.ts";

/** `POST /api/notifications/subscribe` */
export function postSubscribe(context: Context, players: PlayerAccess): Route {
  return route(
    subscribeContract,
    async ({ body: { website, ...body } }, { req }): Promise<Subscribed> => {
      // A program has filled in the field that people don't see.
      if (website) return { status: "confirmation-sent" };
      const userId = bearerToken(req) === undefined ? undefined : playerOf(req).userId;
      return subscribe(context, { ...body, userId, network: networkOf(req, context) });
    },
    [knowPlayer(players)],
  );
}
