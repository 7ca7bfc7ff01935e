import { parseCookie, stringifySetCookie } from "cookie";

/** The cookies of an editor's browser, by the prefix that protects them where the studio is at an https address. */
const names = { session: "lakeSession", device: "lakeDevice" };

/** The Set-Cookie header that stores a session in the browser until it expires. */
export const sessionCookie = (publicUrl: string, secret: string, expires: Date): string =>
  setCookie(publicUrl, { name: names.session, secret, expires });

/** The Set-Cookie header that deletes the session from the browser. */
export const noSessionCookie = (publicUrl: string): string => sessionCookie(publicUrl, "", new Date(0));

/** The Set-Cookie header that makes the browser a known one; see `DeviceStore`. */
export const deviceCookie = (publicUrl: string, secret: string, expires: Date): string =>
  setCookie(publicUrl, { name: names.device, secret, expires });

/** Returns the session's secret in a request's Cookie header. */
export const sessionIn = (publicUrl: string, header: string | undefined): string | undefined =>
  secretIn(publicUrl, names.session, header);

/** Returns the browser's secret in a request's Cookie header. */
export const deviceIn = (publicUrl: string, header: string | undefined): string | undefined =>
  secretIn(publicUrl, names.device, header);

function setCookie(
  publicUrl: string,
  { name, secret, expires }: { name: string; secret: string; expires: Date },
): string {
  return stringifySetCookie({
    name: fullName(publicUrl, name),
    value: secret,
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isHttps(publicUrl),
    expires,
  });
}

function secretIn(publicUrl: string, name: string, header = ""): string | undefined {
  const value = parseCookie(header)[fullName(publicUrl, name)];
  return value === "" ? undefined : value;
}

/** With the prefix, browsers accept the cookie from no other host, such as a subdomain, and not over plain http. */
function fullName(publicUrl: string, name: string): string {
  return isHttps(publicUrl) ? `__Host-${name}` : name;
}

function isHttps(publicUrl: string): boolean {
  return publicUrl.startsWith("https:");
}
