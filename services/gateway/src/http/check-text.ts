import type { EditorsText } from "@wordlehint/contracts";
import { checkTextForEditorContract } from "@wordlehint/contracts/routes/gateway-routes";
import { checkTextContract } from "@wordlehint/contracts/routes/riddle-routes";
import { clientAddress, DomainError, route, type Route } from "@wordlehint/runtime";
import type { Request, RequestHandler } from "express";
import type { Context } from "../context.ts";
import { forward } from "./forward-to-service.ts";
import { byClient, limitRate } from "./limit-rate.ts";

const checksPerMinute = 60;
/** Higher, because several editors may share an address. It limits guesses of passes. */
const checksPerClient = 300;

/**
 * `POST /api/riddle/check-text`, for editors alone: anyone else could find coming answers by trying words. The riddle
 * service checks the text at an internal path, to which no visitor's request is forwarded.
 */
export function checkText(context: Context): Route {
  const editors = new WeakMap<Request, string>();
  const editorOf = (req: Request): string => editors.get(req) ?? "";
  return route(
    checkTextForEditorContract,
    async ({ body }, { req, res }) => {
      const client = clientAddress(req, context.config.TRUSTED_PROXY_HOPS);
      const text: EditorsText = { ...body, editor: editorOf(req), client };
      await forward(context, req, res, {
        service: "riddle",
        path: checkTextContract.path,
        headers: { "content-type": "application/json" },
        body: JSON.stringify(text),
      });
      return undefined;
    },
    [
      limitRate(checksPerClient, byClient(context)),
      identifyEditor(context, (req, editor) => editors.set(req, editor)),
      limitRate(checksPerMinute, editorOf),
    ],
  );
}

function identifyEditor(
  { textCheckPasses }: Context,
  remember: (req: Request, editor: string) => void,
): RequestHandler {
  return async (req, res, next) => {
    const pass = readPass(req);
    const editor = pass === undefined ? undefined : await textCheckPasses?.editorOf(pass);
    if (editor === undefined) {
      res.set("WWW-Authenticate", "TextCheck");
      throw new DomainError(
        "unauthorized",
        "Only the studio of an editor who may write can have texts checked.",
      );
    }
    remember(req, editor);
    next();
  };
}

/** `Authorization: TextCheck <pass>` */
function readPass(req: Request): string | undefined {
  return /^TextCheck ([\w-]{32,256})$/i.exec(req.headers.authorization ?? "")?.[1];
}
