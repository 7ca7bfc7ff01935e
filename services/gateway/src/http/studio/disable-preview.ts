import { disablePreviewContract } from "@wordlehint/contracts/routes/gateway-routes";
import { route, type Route } from "@wordlehint/runtime";
import type { Request } from "express";
import type { StudioContext } from "../../context/studio.ts";
import { localTarget } from "../../domain/studio/local-target.ts";
import { setPass } from "./set-pass.ts";

/** `GET /api/preview/disable`, which leads back to a page as visitors see it. */
export function disablePreview({ security }: StudioContext): Route {
  return route(disablePreviewContract, ({ query }, { req, res }) => {
    setPass(res, "", 0, security.isHttps);
    res.redirect(307, localTarget(query.path ?? previousPage(req)));
    return undefined;
  });
}

/** Returns the page of our own from which a link was followed. */
function previousPage({ headers }: Request): string | undefined {
  const page = URL.parse(headers.referer ?? "");
  return page && page.host === headers.host ? page.pathname + page.search : undefined;
}
