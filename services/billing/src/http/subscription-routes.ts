import {
  cancelSubscriptionContract,
  getBillingSummaryContract,
  refreshBillingContract,
  resumeSubscriptionContract,
  switchIntervalContract,
  withdrawContract,
} from "@wordlehint/contracts/routes/billing-routes";
import { playerOf, route, type PlayerAccess, type Route } from "@wordlehint/runtime";
import { cancelSubscription } from "../actions/cancel-subscription.ts";
import { readSummary, refreshSummary } from "../actions/read-summary.ts";
import { resumeSubscription } from "../actions/resume-subscription.ts";
import { switchInterval } from "../actions/switch-interval.ts";
import { withdraw } from "../actions/withdraw.ts";
import type { Context } from "../context.ts";
import { asksProvider } from "./limit-provider-requests.ts";

/** Routes by which a signed-in player sees and changes the subscription. */
export function subscriptionRoutes(context: Context, players: PlayerAccess): Route[] {
  const before = asksProvider(context, players);
  return [
    route(getBillingSummaryContract, (_input, { req }) => readSummary(context, playerOf(req).userId), [
      players.requirePlayer,
    ]),
    route(refreshBillingContract, (_input, { req }) => refreshSummary(context, playerOf(req).userId), before),
    route(
      cancelSubscriptionContract,
      ({ body }, { req }) => cancelSubscription(context, playerOf(req).userId, body.email),
      before,
    ),
    route(
      resumeSubscriptionContract,
      (_input, { req }) => resumeSubscription(context, playerOf(req).userId),
      before,
    ),
    route(
      switchIntervalContract,
      ({ body }, { req }) => switchInterval(context, playerOf(req).userId, body.interval),
      before,
    ),
    route(withdrawContract, (_input, { req }) => withdraw(context, playerOf(req).userId), before),
  ];
}
