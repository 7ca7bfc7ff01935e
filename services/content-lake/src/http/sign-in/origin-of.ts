import { clientNetwork } from "@wordlehint/runtime";
import type { IncomingMessage } from "node:http";
import type { Origin } from "../../actions/access/check-password.ts";
import type { LakeConfig } from "../../config.ts";
import { deviceIn } from "../access/session-cookie.ts";

/** Where a password was sent from. */
export function originOf(
  req: IncomingMessage,
  { PUBLIC_URL, TRUSTED_PROXY_HOPS }: Pick<LakeConfig, "PUBLIC_URL" | "TRUSTED_PROXY_HOPS">,
): Origin {
  return {
    network: clientNetwork(req, TRUSTED_PROXY_HOPS),
    device: deviceIn(PUBLIC_URL, req.headers.cookie),
    userAgent: req.headers["user-agent"] ?? "",
  };
}
