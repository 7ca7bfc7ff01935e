import { createHash } from "node:crypto";
import { checkTextForEditorContract } from "@wordlehint/contracts/routes/gateway-routes";
import { checkTextContract } from "@wordlehint/contracts/routes/riddle-routes";
import { DomainError, route, type Route } from "@wordlehint/runtime";
import type { Request, RequestHandler } from "express";
import type { Context } from "../context.ts";
import { forward } from "./forward-to-service.ts";
import { byClient, limitRate } from "./limit-rate.ts";

const checksPerMinute = 60;
/** Higher, because several editors may share an address. It limits guesses of secrets. */
const checksPerClient = 300;

/**
 * `POST /api/riddle/check-text`, for editors alone: anyone else could find coming answers by trying words. The riddle
 * service checks the text at an internal path, to which no visitor's request is forwarded.
 */
export function checkText(context: Context): Route {
  return route(
    checkTextForEditorContract,
    async ({ body }, { req, res }) => {
      await forward(context, req, res, {
        service: "riddle",
        path: checkTextContract.path,
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      return undefined;
    },
    [
      limitRate(checksPerClient, byClient(context)),
      editorsOnly(context),
      limitRate(checksPerMinute, (req) => digest(readSecret(req) ?? "")),
    ],
  );
}

function editorsOnly({ previewSecrets }: Context): RequestHandler {
  return async (req, res, next) => {
    const secret = readSecret(req);
    const isEditor = previewSecrets && secret !== undefined && (await previewSecrets.isValid(secret));
    if (!isEditor) {
      res.set("WWW-Authenticate", "Preview");
      throw new DomainError("unauthorized", "Only an editor's studio can have texts checked.");
    }
    next();
  };
}

/** `Authorization: Preview <secret>`, with a secret that `@sanity/preview-url-secret` made. */
function readSecret(req: Request): string | undefined {
  return /^Preview ([\w-]{8,256})$/i.exec(req.headers.authorization ?? "")?.[1];
}

function digest(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
