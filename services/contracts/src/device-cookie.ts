/**
 * Returns the name of the cookie that marks a browser in which an account was used. With the prefix, browsers accept it
 * from no other host, such as a subdomain, and not over plain http.
 */
export const deviceCookieName = (isHttps: boolean): string => (isHttps ? "__Host-device" : "device");
