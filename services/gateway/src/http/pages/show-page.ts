import { DomainError, nameRoute } from "@wordlehint/runtime";
import type { RequestHandler, Response } from "express";
import { servePage } from "../../actions/serve-page.ts";
import type { PagesContext } from "../../context/pages.ts";
import { renderedPath } from "../../domain/pages/rendered-path.ts";
import { resourceKind } from "../../domain/pages/resource.ts";
import type { SendPage } from "./send-page.ts";
import {
  notFoundPage,
  errorPagePolicy,
  tooManyRequestsPage,
  unavailablePage,
} from "../../domain/pages/error-pages.ts";
import { warnOfProxy } from "./warn-of-proxy.ts";

/** Serves the pages of the site, with their data, pictures and files. */
export function showPage(context: PagesContext, sendPage: SendPage): RequestHandler {
  const { clock, clientOf, pageMetrics } = context;
  const { SANITY_PROJECT_ID, SANITY_DATASET, PAGE_QUERY_PARAMETERS } = context.config;
  const rules = {
    imageFolder: `/images/${SANITY_PROJECT_ID}/${SANITY_DATASET}/`,
    pageParameters: PAGE_QUERY_PARAMETERS,
  };
  const checkProxy = warnOfProxy(context);
  return async (req, res) => {
    if (req.method !== "GET" && req.method !== "HEAD") {
      res.set("Allow", "GET, HEAD");
      throw new DomainError("method_not_allowed", "Pages can only be read.");
    }
    const kind = resourceKind(req.path);
    nameRoute(res, kind);
    const path = renderedPath(req.path, req.url.slice(req.path.length), rules);
    if (path === undefined && kind === "page") {
      res.set("Cache-Control", "public, max-age=60");
      sendErrorPage(res.status(404), notFoundPage);
      return;
    }
    if (path === undefined) throw new DomainError("not_found", "There is nothing at this address.");
    checkProxy(req);
    const request = { path, date: clock.dateOf(req.headers.cookie), client: clientOf(req) };
    try {
      const { entry, state } = await servePage(context, request);
      pageMetrics.served[state]++;
      sendPage(req, res, entry, state);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      pageMetrics.served.unavailable++;
      if (kind !== "page") throw error;
      const isBusy = error.code === "too_many_requests";
      res.status(isBusy ? 429 : 503);
      res.set({ "Retry-After": isBusy ? "60" : "5", "Cache-Control": "no-store" });
      sendErrorPage(res, isBusy ? tooManyRequestsPage : unavailablePage);
    }
  };
}

function sendErrorPage(res: Response, page: string): void {
  res.set("Content-Security-Policy", errorPagePolicy).type("html").send(page);
}
