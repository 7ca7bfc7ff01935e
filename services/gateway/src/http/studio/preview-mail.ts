import type { EditorsMailPreview } from "@wordlehint/contracts";
import { previewMailForEditorContract } from "@wordlehint/contracts/routes/gateway-routes";
import { previewMailContract } from "@wordlehint/contracts/routes/notification-routes";
import { clientAddress, DomainError, route, type Route } from "@wordlehint/runtime";
import type { ApiContext } from "../../context/api.ts";
import type { StudioContext } from "../../context/studio.ts";
import { callForEditor } from "./call-for-editor.ts";
import { identifyEditors } from "./identify-editor.ts";
import { limitRate } from "../limit-rate.ts";

/** Previews per client and minute, whichever passes it tries. The notification service limits what each editor sends. */
const previewsPerClient = 60;

/**
 * `POST /api/notifications/preview`: an editor has the text of a mail sent to their own address, and to no other. The
 * notification service sends it at an internal path, to which no visitor's request is forwarded.
 */
export function previewMail(context: ApiContext & StudioContext): Route {
  const { requireEditor, editorOf } = identifyEditors(context, "have previews sent");
  return route(
    previewMailForEditorContract,
    async ({ body }, { req, res }) => {
      const editor = editorOf(req);
      const to = await context.editorAddresses?.addressOf(editor);
      if (to === undefined)
        throw new DomainError("forbidden", "The content store has no email address for you.");
      const client = clientAddress(req, context.config.TRUSTED_PROXY_HOPS);
      const preview: EditorsMailPreview = { ...body, to, editor, client };
      const callKey = context.config.GATEWAY_TO_NOTIFICATION_KEY;
      await callForEditor(
        context,
        { req, res },
        { service: "notification", contract: previewMailContract, callKey, body: preview },
      );
      return undefined;
    },
    [limitRate(previewsPerClient, context.clientOf), requireEditor],
  );
}
