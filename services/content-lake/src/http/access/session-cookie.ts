import { stringifySetCookie } from "cookie";

export const sessionCookieName = "lakeSession";

/** The header that gives a browser its session, until then. */
export const sessionCookie = (publicUrl: string, secret: string, expires: Date): string =>
  stringifySetCookie({
    name: sessionCookieName,
    value: secret,
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: publicUrl.startsWith("https:"),
    expires,
  });

/** The header that takes it away. */
export const noSessionCookie = (publicUrl: string): string => sessionCookie(publicUrl, "", new Date(0));
