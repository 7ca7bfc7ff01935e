import { stringifySetCookie } from "cookie";

export const sessionCookieName = "lakeSession";

/** The Set-Cookie header that stores a session in the browser until it expires. */
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

/** The Set-Cookie header that deletes the session from the browser. */
export const noSessionCookie = (publicUrl: string): string => sessionCookie(publicUrl, "", new Date(0));
