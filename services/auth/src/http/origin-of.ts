import type { IncomingMessage } from "node:http";
import { clientNetwork } from "@wordlehint/runtime";
import type { Origin } from "../actions/origin.ts";
import type { AuthConfig } from "../config.ts";
import { deviceIn } from "./device-cookie.ts";

/** Where a request came from. */
export function originOf(
  req: IncomingMessage,
  { PUBLIC_ORIGIN, TRUSTED_PROXY_HOPS }: Pick<AuthConfig, "PUBLIC_ORIGIN" | "TRUSTED_PROXY_HOPS">,
): Origin {
  return {
    // Only the gateway reaches this service, and it appends the address that it was reached from.
    network: clientNetwork(req, TRUSTED_PROXY_HOPS + 1),
    device: deviceIn(PUBLIC_ORIGIN, req.headers.cookie),
    userAgent: req.headers["user-agent"] ?? "",
  };
}
