import { hostCookieName } from "@wordlehint/contracts";
import { parseCookie, stringifySetCookie } from "cookie";

/** A cookie with a secret, which no script can read. See `secretCookie`. */
export type SecretCookie = {
  /** Returns the Set-Cookie header that stores the secret. */
  store(secret: string, maxAgeSeconds: number): string;
  /** Returns the Set-Cookie header that deletes the secret. */
  remove(): string;
  /** Returns the secret in a Cookie header, or undefined if there is none. */
  read(header: string | undefined): string | undefined;
};

/** Returns the cookie of a site at this origin. */
export function secretCookie(name: string, origin: string): SecretCookie {
  const isHttps = origin.startsWith("https:");
  const fullName = hostCookieName(name, isHttps);
  const setCookie = (value: string, maxAge: number) =>
    stringifySetCookie({
      name: fullName,
      value,
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      secure: isHttps,
      maxAge,
    });
  return {
    store: setCookie,
    remove: () => setCookie("", 0),
    read: (header = "") => {
      const value = parseCookie(header)[fullName];
      return value === "" ? undefined : value;
    },
  };
}
