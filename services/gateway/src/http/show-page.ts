import { DomainError, nameRoute } from "@wordlehint/runtime";
import type { RequestHandler } from "express";
import { servePage } from "../actions/serve-page.ts";
import type { Context } from "../context.ts";
import { pageQuery } from "../domain/request-target.ts";
import { resourceKind } from "../domain/resource.ts";
import { studioCorsHeaders } from "../domain/studio-cors.ts";
import type { SendPage } from "./send-page.ts";
import { unavailablePage, unavailablePolicy } from "./unavailable-page.ts";

/** Serves the pages of the site, with their data, pictures and files. */
export function showPage(context: Context, sendPage: SendPage): RequestHandler {
  const { config, clock, pageMetrics } = context;
  return async (req, res) => {
    if (req.method !== "GET" && req.method !== "HEAD") {
      res.set("Allow", "GET, HEAD");
      throw new DomainError("method_not_allowed", "Pages can only be read.");
    }
    nameRoute(res, resourceKind(req.path));
    const search = req.url.slice(req.path.length);
    const request = {
      path: req.path + pageQuery(search, config.PAGE_QUERY_PARAMETERS),
      date: clock.dateOf(req.headers.cookie),
    };
    try {
      const { entry, state } = await servePage(context, request);
      pageMetrics.served[state]++;
      sendPage(req, res, entry, state);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      pageMetrics.served.unavailable++;
      const kind = resourceKind(req.path);
      if (kind === "page-data")
        res.set(studioCorsHeaders(req.headers.origin, config.STUDIO_ORIGIN)).vary("Origin");
      if (kind !== "page") throw error;
      res.status(503).set({ "Retry-After": "5", "Cache-Control": "no-store" });
      res.set("Content-Security-Policy", unavailablePolicy).type("html").send(unavailablePage);
    }
  };
}
