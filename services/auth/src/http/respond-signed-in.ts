import type { SignedIn } from "@wordlehint/contracts";
import { deviceMaxAgeSeconds } from "@wordlehint/runtime";
import type { Response } from "express";
import type { SignedInBrowser } from "../actions/register.ts";
import type { Context } from "../context.ts";
import { deviceCookie } from "./device-cookie.ts";

/** Sets the browser's cookie, and returns the body of a response to a sign-in. */
export function respondSignedIn(
  { config }: Pick<Context, "config">,
  res: Response,
  { token, user, device }: SignedInBrowser,
): SignedIn {
  res.append("Set-Cookie", deviceCookie(config.PUBLIC_ORIGIN).store(device, deviceMaxAgeSeconds));
  return { token, user };
}
