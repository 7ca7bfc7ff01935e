import { getPlansContract } from "@wordlehint/contracts/routes/billing-routes";
import { route, type Route } from "@wordlehint/runtime";
import { readPlans } from "../actions/read-plans.ts";
import type { Context } from "../context.ts";

/** `GET /api/billing/plans`: the same for everyone, so that it may be kept for a minute. */
export function getPlans(context: Context): Route {
  return route(getPlansContract, async (_input, { res }) => {
    const plans = await readPlans(context);
    res.set("Cache-Control", "public, max-age=60");
    return plans;
  });
}
