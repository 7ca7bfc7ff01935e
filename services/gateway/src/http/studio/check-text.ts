import type { EditorsText } from "@wordlehint/contracts";
import { checkTextForEditorContract } from "@wordlehint/contracts/routes/gateway-routes";
import { checkTextContract } from "@wordlehint/contracts/routes/riddle-routes";
import { clientAddress, route, type Route } from "@wordlehint/runtime";
import type { ApiContext } from "../../context/api.ts";
import type { StudioContext } from "../../context/studio.ts";
import { callForEditor } from "./call-for-editor.ts";
import { identifyEditors } from "./identify-editor.ts";
import { limitRate } from "../limit-rate.ts";

const checksPerMinute = 60;
/** Checks per client and minute: higher, because several editors may share an address. It limits guesses of passes. */
const checksPerClient = 300;

/**
 * `POST /api/riddle/check-text`, for editors alone: anyone else could find coming answers by trying words. The riddle
 * service checks the text at an internal path, to which no visitor's request is forwarded.
 */
export function checkText(context: ApiContext & StudioContext): Route {
  const { requireEditor, editorOf } = identifyEditors(context, "have texts checked");
  return route(
    checkTextForEditorContract,
    async ({ body }, { req, res }) => {
      const client = clientAddress(req, context.config.TRUSTED_PROXY_HOPS);
      const text: EditorsText = { ...body, editor: editorOf(req), client };
      const callKey = context.config.GATEWAY_TO_RIDDLE_KEY;
      await callForEditor(
        context,
        { req, res },
        { service: "riddle", contract: checkTextContract, callKey, body: text },
      );
      return undefined;
    },
    [limitRate(checksPerClient, context.clientOf), requireEditor, limitRate(checksPerMinute, editorOf)],
  );
}
