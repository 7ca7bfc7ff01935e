/**
 * The path of the studio to return to after signing in, always one of our own. The studio passes the whole URL of its
 * page as `requested`.
 */
export function returnPath(requested: unknown, publicUrl: string): string {
  if (typeof requested !== "string") return "/";
  const url = URL.parse(requested, publicUrl);
  if (url?.origin !== publicUrl || url.pathname.startsWith("/login")) return "/";
  // A path that begins with two slashes would be taken for a host name.
  return `${url.pathname.replace(/^\/+/, "/")}${url.search}`;
}
