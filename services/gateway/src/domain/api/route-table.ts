import { forwardedRoutes, type ForwardedRoute } from "@wordlehint/contracts/services";
import { pathToRegexp } from "path-to-regexp";

const routes = forwardedRoutes.map((route) => ({
  route,
  pattern: pathToRegexp(route.contract.path, { sensitive: true, trailing: false }).regexp,
}));

/** Returns the routes at this canonical path, one for each method that its service declares; none if no service has it. */
export function findRoutes(path: string): ForwardedRoute[] {
  return routes.filter(({ pattern }) => pattern.test(path)).map(({ route }) => route);
}
