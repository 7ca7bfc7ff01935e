import type { IncomingMessage } from "node:http";
import { requestOrigin, type RequestOrigin } from "@wordlehint/runtime";
import type { AuthConfig } from "../config.ts";
import { deviceCookie } from "./device-cookie.ts";

/** Returns the place that a request came from. */
export function originOf(
  req: IncomingMessage,
  { PUBLIC_ORIGIN, TRUSTED_PROXY_HOPS }: Pick<AuthConfig, "PUBLIC_ORIGIN" | "TRUSTED_PROXY_HOPS">,
): RequestOrigin {
  // Only the gateway reaches this service, and it appends the address that it was reached from.
  return requestOrigin(req, TRUSTED_PROXY_HOPS + 1, deviceCookie(PUBLIC_ORIGIN));
}
