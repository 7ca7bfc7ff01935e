import type { RouteContract } from "./route.ts";

/**
 * The variable of the key by which a service knows another one that calls its internal routes, such as
 * `RIDDLE_TO_AUTH_KEY`. Each pair has a key of its own, so that a service that is called can't pass for its caller
 * elsewhere.
 */
export function callKeyVariable(caller: string, service: string): string {
  return `${caller}_TO_${service}_KEY`.replaceAll("-", "_").toUpperCase();
}

/**
 * Returns the variables of the keys that a service has: those for its calls, and those of the services that it lets in.
 * @param routes the routes of every service by its name
 */
export function callKeysOf(
  name: string,
  routes: Readonly<Record<string, readonly RouteContract[]>>,
): string[] {
  return Object.entries(routes).flatMap(([service, contracts]) => {
    const callers = new Set(contracts.flatMap((contract) => contract.callers ?? []));
    return [...callers]
      .filter((caller) => caller === name || service === name)
      .map((caller) => callKeyVariable(caller, service));
  });
}
