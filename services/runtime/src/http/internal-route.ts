import type { InternalContract } from "@wordlehint/contracts";
import type { Log } from "../log.ts";
import { requireService, type CallKeys } from "./require-service.ts";
import { contractRoute, type Handler, type Route } from "./route.ts";

/** The allowed callers of a route: the key of each caller that its contract names. */
export type InternalAccess<C extends InternalContract> = {
  callKeys: CallKeys<C["callers"][number]>;
  /** Refused calls are audited there. */
  log: Log;
};

/** Serves a declared route like `route`, to the callers that its contract names and to nobody else. */
export function internalRoute<const C extends InternalContract>(
  contract: C,
  { callKeys, log }: InternalAccess<C>,
  handle: Handler<C>,
): Route {
  return contractRoute(contract, handle, [requireService(callKeys, log)]);
}
