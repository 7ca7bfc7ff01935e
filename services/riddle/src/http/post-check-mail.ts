import { checkMailContract } from "@wordlehint/contracts/routes/riddle-routes";
import { requireService, route, type Route } from "@wordlehint/runtime";
import { checkMail } from "../actions/check-mail.ts";
import type { Context } from "../context.ts";

/** For the notification service only, which asks before it sends a riddle to its subscribers. */
export function postCheckMail(context: Context): Route {
  return route(checkMailContract, ({ body }) => ({ ok: checkMail(context, body) }), [
    requireService(context.config.SERVICE_KEY),
  ]);
}
