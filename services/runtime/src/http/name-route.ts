import type { Response } from "express";

/**
 * Names the route of a request in the metrics, for handlers that Express calls for many routes. There must be few such
 * names, because the metrics keep a series for each.
 */
export function nameRoute(res: Response, route: string): void {
  res.locals.route = route;
}

/** The name of a request's route in the metrics: what `nameRoute` set, the pattern of its Express route, or `other`. */
export function routeName(res: Response): string {
  const { route } = res.locals as { route?: unknown };
  const path = route ?? (res.req.route as { path?: unknown } | undefined)?.path;
  return typeof path === "string" ? path : "other";
}
