import { forwardedRoutes, type ServiceName } from "@wordlehint/contracts/services";
import { pathToRegexp } from "path-to-regexp";

const routes = forwardedRoutes.map(({ path, service }) => ({
  pattern: pathToRegexp(path, { sensitive: true, trailing: false }).regexp,
  service,
}));

/** Returns the service that has a route at this canonical path; undefined if no service has one. */
export function findService(path: string): ServiceName | undefined {
  return routes.find(({ pattern }) => pattern.test(path))?.service;
}
