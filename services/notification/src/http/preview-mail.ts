import { previewMailContract } from "@wordlehint/contracts/routes/notification-routes";
import { internalRoute, type Route } from "@wordlehint/runtime";
import { previewMail } from "../actions/preview-mail.ts";
import type { Context } from "../context.ts";

/** The gateway calls it on behalf of editors. */
export function postPreviewMail(context: Context): Route {
  const callKeys = { gateway: context.config.GATEWAY_TO_NOTIFICATION_KEY };
  return internalRoute(previewMailContract, { callKeys, log: context.log }, ({ body }) =>
    previewMail(context, body),
  );
}
