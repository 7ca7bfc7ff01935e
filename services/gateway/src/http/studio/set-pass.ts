import { stringifySetCookie } from "cookie";
import type { Response } from "express";
import { previewCookieName } from "../../domain/preview-pass.ts";

/**
 * Sets the cookie with a pass for previews. In the studio's frame, browsers send it only with SameSite=None, which
 * requires HTTPS.
 */
export function setPass(res: Response, value: string, maxAge: number, isHttps: boolean): void {
  const sameSite = isHttps ? ("none" as const) : ("lax" as const);
  const name = previewCookieName(isHttps);
  const cookie = { name, value, path: "/", maxAge, httpOnly: true, secure: isHttps, sameSite };
  res.append("Set-Cookie", stringifySetCookie(cookie));
}
