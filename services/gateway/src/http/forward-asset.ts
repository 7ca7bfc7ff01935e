import { pipeline } from "node:stream/promises";
import { DomainError } from "@wordlehint/runtime";
import type { RequestHandler } from "express";
import type { Dispatcher } from "undici";
import type { Context } from "../context.ts";
import { assetAnswerHeaders, assetRequestHeaders } from "../domain/asset-answer.ts";
import { askUpstream } from "./ask-upstream.ts";

const passedOn = new Set([200, 206, 304, 416]);

/** `/images/*` and `/files/*`: the content's own pictures and files, from whoever serves them. */
export function forwardAsset({ content, assets }: Context): RequestHandler {
  return async (req, res) => {
    const { method } = req;
    if (method !== "GET" && method !== "HEAD") {
      res.set("Allow", "GET, HEAD");
      throw new DomainError("method_not_allowed", "Pictures and files can only be read.");
    }
    // Another project's would make us a proxy for whatever the host serves.
    if (!req.path.startsWith(`/${content.project}/${content.dataset}/`)) throw notThere();
    const path = req.baseUrl + req.url;
    const headers = assetRequestHeaders(req.headers);
    const { dispatcher, origin } = assets;
    const answer = await askUpstream(dispatcher, { origin, path, method, headers }, res);
    if (!passedOn.has(answer.statusCode)) throw await faultOf(answer);
    res.status(answer.statusCode).set(assetAnswerHeaders(answer.headers));
    if (answer.statusCode === 416) res.set("Cache-Control", "no-store");
    // From here on a fault can only be shown by cutting the answer off.
    await pipeline(answer.body, res).catch(() => res.destroy());
  };
}

async function faultOf({ statusCode, body }: Dispatcher.ResponseData): Promise<DomainError> {
  await body.dump();
  if (statusCode >= 500 || statusCode < 400 || statusCode === 429)
    return new DomainError("unavailable", "This picture can't be had right now. Please try again shortly.");
  if (statusCode === 400) return new DomainError("invalid_input", "A picture can't be had in this form.");
  return notThere();
}

function notThere(): DomainError {
  return new DomainError("not_found", "There is no such picture or file.");
}
