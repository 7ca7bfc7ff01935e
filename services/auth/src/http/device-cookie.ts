import { deviceCookieName } from "@wordlehint/contracts";
import { parseCookie, stringifySetCookie } from "cookie";

const maxAgeSeconds = 180 * 24 * 3600;
/** What `newSecret` makes. */
const secretPattern = /^[\w-]{43}$/;

/** The Set-Cookie header that marks a browser in which an account was used. */
export function deviceCookie(publicOrigin: string, secret: string): string {
  return stringifySetCookie({
    name: cookieName(publicOrigin),
    value: secret,
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isHttps(publicOrigin),
    maxAge: maxAgeSeconds,
  });
}

/** The browser's secret in a request's Cookie header. */
export function deviceIn(publicOrigin: string, header = ""): string | undefined {
  const value = parseCookie(header)[cookieName(publicOrigin)];
  return value !== undefined && secretPattern.test(value) ? value : undefined;
}

const cookieName = (publicOrigin: string): string => deviceCookieName(isHttps(publicOrigin));

const isHttps = (publicOrigin: string): boolean => publicOrigin.startsWith("https:");
