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

/** The path to which a sign-in leads: to the one that was asked for, after the password is changed if it must be. */
export function pathAfterSignIn(
  { mustChangePassword }: { mustChangePassword?: boolean },
  requested: unknown,
  publicUrl: string,
): string {
  const path = returnPath(requested, publicUrl);
  return mustChangePassword ? passwordChangePath(path) : path;
}

/** The path of the page where the password is changed, which then leads on to `next`. */
export function passwordChangePath(next: string): string {
  return isAccount(next) ? "/account" : `/account?origin=${encodeURIComponent(next)}`;
}

/** The path to which a change of a password leads that had to be changed: never to the same page again. */
export function pathAfterChange(requested: unknown, publicUrl: string): string {
  const path = returnPath(requested, publicUrl);
  return isAccount(path) ? "/" : path;
}

const isAccount = (path: string): boolean => /^\/account(?:[/?]|$)/.test(path);
