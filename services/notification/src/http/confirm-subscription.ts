import { confirmSubscriptionContract } from "@wordlehint/contracts/routes/notification-routes";
import { route, type Route } from "@wordlehint/runtime";
import { confirmSubscription } from "../actions/confirm-subscription.ts";
import type { Context } from "../context.ts";
import { networkOf } from "./visitor.ts";

/** `POST /api/notifications/confirm` */
export function postConfirmSubscription(context: Context): Route {
  return route(confirmSubscriptionContract, ({ body: { token } }, { req }) =>
    confirmSubscription(context, { token, network: networkOf(req, context) }),
  );
}
