/**
 * Returns a cookie's name. At an https origin it gets the prefix with which browsers accept the cookie from no other host,
 * such as a subdomain, and not over plain http.
 */
export const hostCookieName = (name: string, isHttps: boolean): string => (isHttps ? `__Host-${name}` : name);

/** The name, before its prefix, of the cookie by which tries at a riddle are counted. */
export const visitorCookie = "visitor";

/** Returns the name of the cookie that marks a browser in which a player's account was used. */
export const deviceCookieName = (isHttps: boolean): string => hostCookieName("device", isHttps);
