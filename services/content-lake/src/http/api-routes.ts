import compression from "compression";
import { Router } from "express";
import type { Context } from "../context.ts";
import { accessRoutes } from "./access/access-routes.ts";
import { endpointNotFound, errorHandler } from "./access/error-handler.ts";
import { identifyRequester } from "./access/identify-requester.ts";
import { limitRequestRate } from "./access/limit-request-rate.ts";
import { uploadAsset } from "./assets/upload-asset.ts";
import { dataRoutes } from "./data/data-routes.ts";

const version = /^v(1|X|\d{4}-\d{2}-\d{2})$/;

/** Sanity's HTTP API, under every version of it. */
export function apiRoutes(context: Context): Router {
  const versioned = Router({ mergeParams: true });
  versioned.use((_req, res, next) => {
    res.set({ "Cache-Control": "private, no-store", "X-Content-Type-Options": "nosniff" });
    next();
  });
  versioned.use(
    compression({ threshold: 2048 }),
    identifyRequester(context),
    limitRequestRate(context),
    dataRoutes(context),
    uploadAsset(context),
    accessRoutes(context),
    endpointNotFound,
    errorHandler(context.log),
  );
  return Router().use("/:version", (req, res, next) => {
    if (version.test(req.params.version)) versioned(req, res, next);
    else next();
  });
}
