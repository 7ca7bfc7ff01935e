import { getRevocationsContract } from "@wordlehint/contracts/routes/auth-routes";
import { internalRoute, type Route } from "@wordlehint/runtime";
import { listRevocations } from "../actions/list-revocations.ts";
import type { Context } from "../context.ts";

/** Lists the revoked sessions and accounts, for other services. */
export function getRevocationsRoute(context: Context): Route {
  const { config, log } = context;
  const callKeys = {
    riddle: config.RIDDLE_TO_AUTH_KEY,
    notification: config.NOTIFICATION_TO_AUTH_KEY,
    billing: config.BILLING_TO_AUTH_KEY,
  };
  return internalRoute(getRevocationsContract, { callKeys, log }, ({ query }) =>
    listRevocations(context, { after: query.after, pageSize: context.revocationsPageSize }),
  );
}
