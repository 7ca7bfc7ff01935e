import type { RequestHandler } from "express";
import type { Log } from "../log.ts";
import type { Metrics } from "../metrics.ts";
import { routeName } from "./name-route.ts";
import { requestIdOf } from "./request-id.ts";

const maxPathLength = 200;

/** Gives every request its id, and logs and measures it when it ends: those of other services as debug lines, unless they fail. Queries aren't logged: they may contain secrets. */
export function requestLog(log: Log, metrics: Metrics): RequestHandler {
  return (req, res, next) => {
    const requestId = requestIdOf(req);
    const started = performance.now();
    const path = req.path.slice(0, maxPathLength);
    res.setHeader("x-request-id", requestId);
    res.once("close", () => {
      const seconds = (performance.now() - started) / 1000;
      const labels = { method: req.method, route: routeName(res), status: res.statusCode };
      metrics.httpDuration.observe(labels, seconds);
      const ms = Math.round(seconds * 1000);
      // The client closed the connection before the response was sent.
      const aborted = res.writableFinished ? {} : { aborted: true };
      // Services ask each other again and again.
      const level = path.startsWith("/internal/") && res.statusCode < 400 ? "debug" : "info";
      const { caller } = res.locals as { caller?: string };
      const from = caller === undefined ? {} : { caller };
      const { method } = req;
      log[level]({ requestId, method, path, status: res.statusCode, ms, ...from, ...aborted }, "request");
    });
    next();
  };
}
