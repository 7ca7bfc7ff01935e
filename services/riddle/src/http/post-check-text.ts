import { checkTextContract } from "@wordlehint/contracts/routes/riddle-routes";
import { route, type Route } from "@wordlehint/runtime";
import { checkText } from "../actions/check-text.ts";
import type { Context } from "../context.ts";

/** For the gateway only, which calls it on behalf of editors. */
export function postCheckText(context: Context): Route {
  return route(checkTextContract, ({ body }) => checkText(context, body));
}
