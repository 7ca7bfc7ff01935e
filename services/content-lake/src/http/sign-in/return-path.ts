/**
 * Where in the studio to go on after signing in: a path of ours, whatever the address that was asked for says.
 * The studio hands over its whole address.
 */
export function returnPath(asked: unknown, publicUrl: string): string {
  if (typeof asked !== "string") return "/";
  const url = URL.parse(asked, publicUrl);
  if (url?.origin !== publicUrl || url.pathname.startsWith("/login")) return "/";
  // Two slashes at the beginning would be read as the name of a host.
  return `${url.pathname.replace(/^\/+/, "/")}${url.search}`;
}
