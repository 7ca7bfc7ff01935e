import { beginSubscriptionContract } from "@wordlehint/contracts/routes/billing-routes";
import { playerOf, route, type PlayerAccess, type Route } from "@wordlehint/runtime";
import { beginSubscription } from "../actions/begin-subscription.ts";
import type { Context } from "../context.ts";

/** `POST /api/get-or-create-subscription` */
export function postBeginSubscription(context: Context, { requirePlayer }: PlayerAccess): Route {
  return route(
    beginSubscriptionContract,
    ({ body }, { req }) => beginSubscription(context, playerOf(req).userId, body?.interval),
    [requirePlayer],
  );
}
