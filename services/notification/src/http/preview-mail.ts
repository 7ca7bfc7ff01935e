import { previewMailContract } from "@wordlehint/contracts/routes/notification-routes";
import { route, type Route } from "@wordlehint/runtime";
import { previewMail } from "../actions/preview-mail.ts";
import type { Context } from "../context.ts";

/** For the gateway only, which calls it on behalf of editors. */
export function postPreviewMail(context: Context): Route {
  return route(previewMailContract, ({ body }) => previewMail(context, body));
}
