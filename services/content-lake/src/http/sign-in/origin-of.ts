import type { IncomingMessage } from "node:http";
import { requestOrigin, type RequestOrigin } from "@wordlehint/runtime";
import type { LakeConfig } from "../../config.ts";
import { deviceCookie } from "../access/cookies.ts";

/** Returns the place that a request came from. */
export const originOf = (
  req: IncomingMessage,
  { PUBLIC_URL, TRUSTED_PROXY_HOPS }: Pick<LakeConfig, "PUBLIC_URL" | "TRUSTED_PROXY_HOPS">,
): RequestOrigin => requestOrigin(req, TRUSTED_PROXY_HOPS, deviceCookie(PUBLIC_URL));
