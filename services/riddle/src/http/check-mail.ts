import { checkMailContract } from "@wordlehint/contracts/routes/riddle-routes";
import { internalRoute, type Route } from "@wordlehint/runtime";
import { checkMail } from "../actions/check-mail.ts";
import type { Context } from "../context.ts";

/** The notification service asks before it sends a riddle to its subscribers. */
export function checkMailRoute(context: Context): Route {
  const callKeys = { notification: context.config.NOTIFICATION_TO_RIDDLE_KEY };
  return internalRoute(checkMailContract, { callKeys, log: context.log }, ({ body }) => ({
    ok: checkMail(context, body),
  }));
}
