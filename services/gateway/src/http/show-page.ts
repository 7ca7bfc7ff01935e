import { DomainError } from "@wordlehint/runtime";
import type { RequestHandler } from "express";
import type { Context } from "../context.ts";
import { studioMayRead } from "../domain/cross-origin.ts";
import { pageQuery } from "../domain/request-target.ts";
import { resourceKind } from "../domain/resource.ts";
import type { SendPage } from "./send-page.ts";
import { unavailablePage, unavailablePolicy } from "./unavailable-page.ts";

/** Everything that isn't a service's: pages of the site, their data and files. */
export function showPage(context: Context, sendPage: SendPage): RequestHandler {
  const { pageServer, clock, metrics, queryParameters, studioOrigin } = context;
  return async (req, res) => {
    if (req.method !== "GET" && req.method !== "HEAD") {
      res.set("Allow", "GET, HEAD");
      throw new DomainError("method_not_allowed", "Pages can only be read.");
    }
    const search = req.url.slice(req.path.length);
    const request = {
      path: req.path + pageQuery(search, queryParameters),
      date: clock.dateOf(req.headers.cookie),
    };
    try {
      const { held, state } = await pageServer.serve(request);
      metrics.pages[state]++;
      sendPage(req, res, held, state);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      metrics.pages.unavailable++;
      const kind = resourceKind(req.path);
      if (kind === "page-data") res.set(studioMayRead(req.headers.origin, studioOrigin)).vary("Origin");
      if (kind !== "page") throw error;
      res.status(503).set({ "Retry-After": "5", "Cache-Control": "no-store" });
      res.set("Content-Security-Policy", unavailablePolicy).type("html").send(unavailablePage);
    }
  };
}
