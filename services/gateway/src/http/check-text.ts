import { createHash } from "node:crypto";
import { DomainError } from "@wordlehint/runtime";
import { Router, type Request, type RequestHandler } from "express";
import type { Context } from "../context.ts";
import { studioMayRead } from "../domain/cross-origin.ts";
import { forward } from "./forward-to-service.ts";
import { byClient, limitRate } from "./limit-rate.ts";

const checksPerMinute = 60;
/** Several editors may sit behind one address; guesses of secrets end here. */
const checksPerClient = 300;

/**
 * `POST /api/riddle/check-text`, for editors alone: to anyone else its answers would give the coming words away,
 * guess by guess. The service answers at an address that no visitor's request is ever forwarded to.
 */
export function checkTextDoor(context: Context): Router {
  const { studioOrigin } = context;
  return Router({ caseSensitive: true })
    .use((req, res, next) => {
      if (studioOrigin !== undefined) res.vary("Origin");
      res.set(studioMayRead(req.headers.origin, studioOrigin));
      next();
    })
    .options("/", (_req, res) => {
      if (res.hasHeader("Access-Control-Allow-Origin"))
        res.set({
          "Access-Control-Allow-Methods": "POST",
          "Access-Control-Allow-Headers": "authorization, content-type",
          "Access-Control-Max-Age": "600",
        });
      res.status(204).end();
    })
    .post(
      "/",
      limitRate(checksPerClient, byClient(context)),
      editorsOnly(context),
      limitRate(checksPerMinute, (req) => digest(secretOf(req) ?? "")),
      async (req, res) => {
        delete req.headers.authorization;
        delete req.headers.cookie;
        await forward(context, req, res, "riddle", "/internal/check-text");
      },
    )
    .all("/", (_req, res) => {
      res.set("Allow", "POST");
      throw new DomainError("method_not_allowed", "Texts are sent here by POST.");
    });
}

function editorsOnly({ previewSecrets }: Context): RequestHandler {
  return async (req, res, next) => {
    const secret = secretOf(req);
    const isEditor = previewSecrets && secret !== undefined && (await previewSecrets.isGood(secret));
    if (!isEditor) {
      res.set("WWW-Authenticate", "Preview");
      throw new DomainError("unauthorized", "Only an editor's studio can have texts checked.");
    }
    next();
  };
}

/** `Authorization: Preview <secret>`, where the secret is one that `@sanity/preview-url-secret` made. */
function secretOf(req: Request): string | undefined {
  return /^Preview ([\w-]{8,256})$/i.exec(req.headers.authorization ?? "")?.[1];
}

function digest(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
