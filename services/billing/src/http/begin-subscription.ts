import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { beginSubscriptionContract } from "@wordlehint/contracts/routes/billing-routes";
import {
  clientAddress,
  clientNetwork,
  playerOf,
  route,
  type PlayerAccess,
  type Route,
} from "@wordlehint/runtime";
import { beginSubscription } from "../actions/begin-subscription.ts";
import type { BillingConfig } from "../config.ts";
import type { Context } from "../context.ts";
import { asksProvider } from "./limit-provider-requests.ts";

/** `POST /api/get-or-create-subscription` */
export function postBeginSubscription(context: Context, players: PlayerAccess): Route {
  const { config } = context;
  return route(
    beginSubscriptionContract,
    ({ body = {} }, { req }) => {
      const network = clientNetwork(req, config.TRUSTED_PROXY_HOPS + 1);
      const wish = { ...body, network, ip: ipOf(req, config) };
      return beginSubscription(context, playerOf(req).userId, wish);
    },
    asksProvider(context, players),
  );
}

/** Undefined where it isn't known. Only the gateway reaches this service, and it appends where it was reached from. */
function ipOf(req: IncomingMessage, { TRUSTED_PROXY_HOPS }: BillingConfig): string | undefined {
  const address = clientAddress(req, TRUSTED_PROXY_HOPS + 1).replace(/^::ffff:/i, "");
  return isIP(address) ? address : undefined;
}
