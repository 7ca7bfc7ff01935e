import { checkTextContract } from "@wordlehint/contracts/routes/riddle-routes";
import { internalRoute, type Route } from "@wordlehint/runtime";
import { checkText } from "../actions/check-text.ts";
import type { Context } from "../context.ts";

/** The gateway calls it on behalf of editors. */
export function checkTextRoute(context: Context): Route {
  const callKeys = { gateway: context.config.GATEWAY_TO_RIDDLE_KEY };
  return internalRoute(checkTextContract, { callKeys, log: context.log }, ({ body }) =>
    checkText(context, body),
  );
}
