import { createHash } from "node:crypto";
import { getKeySetContract } from "@wordlehint/contracts/routes/auth-routes";
import { responseJson, route, type Route } from "@wordlehint/runtime";
import type { Context } from "../context.ts";

/** A new key is announced for longer than this before it signs. */
const maxAgeSeconds = 60;

/** Returns the public keys that verify tokens. */
export function getKeySetRoute({ tokens }: Pick<Context, "tokens">): Route {
  return route(getKeySetContract, async (_input, { req, res }) => {
    await tokens.check();
    const body = { keys: tokens.publicKeys() };
    const tag = createHash("sha256").update(responseJson(getKeySetContract, body)).digest("base64url");
    res.set({ "Cache-Control": `public, max-age=${maxAgeSeconds}`, ETag: `"${tag}"` });
    if (!req.fresh) return body;
    res.status(304).end();
    return undefined;
  });
}
