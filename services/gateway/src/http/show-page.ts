import { DomainError, nameRoute } from "@wordlehint/runtime";
import type { RequestHandler, Response } from "express";
import { servePage } from "../actions/serve-page.ts";
import type { Context } from "../context.ts";
import { renderedPath } from "../domain/rendered-path.ts";
import { resourceKind } from "../domain/resource.ts";
import { byClient } from "./limit-rate.ts";
import type { SendPage } from "./send-page.ts";
import { nowherePage, standAlonePolicy, tooManyPage, unavailablePage } from "./stand-alone-pages.ts";

/** Serves the pages of the site, with their data, pictures and files. */
export function showPage(context: Context, sendPage: SendPage): RequestHandler {
  const { config, clock, pageMetrics, log } = context;
  const { SANITY_PROJECT_ID, SANITY_DATASET, PAGE_QUERY_PARAMETERS } = config;
  const rules = {
    imageFolder: `/images/${SANITY_PROJECT_ID}/${SANITY_DATASET}/`,
    pageParameters: PAGE_QUERY_PARAMETERS,
  };
  const clientOf = byClient(context);
  const warnOfProxy = once(() =>
    log.warn(
      "requests come through a proxy: if it is yours, set TRUSTED_PROXY_HOPS, or all clients share one limit",
    ),
  );
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
      sendStandAlone(res.status(404), nowherePage);
      return;
    }
    if (path === undefined) throw new DomainError("not_found", "There is nothing at this address.");
    if (config.TRUSTED_PROXY_HOPS === 0 && req.headers["x-forwarded-for"] !== undefined) warnOfProxy();
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
      sendStandAlone(res, isBusy ? tooManyPage : unavailablePage);
    }
  };
}

function sendStandAlone(res: Response, page: string): void {
  res.set("Content-Security-Policy", standAlonePolicy).type("html").send(page);
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}
